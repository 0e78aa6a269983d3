import { chosenLanguage } from './language.ts';

/** The language of this page for as long as it is open: choosing another one loads it again. */
export const language = chosenLanguage();
