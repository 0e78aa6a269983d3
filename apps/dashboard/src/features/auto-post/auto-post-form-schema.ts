import {
  AutoPostConfigSchema,
  type AutoPostConfig,
  type AutoPostState,
} from '@tosite/api-client/endpoints/auto-posts';
import * as v from 'valibot';

/** The choices as a form holds them, and the settings that they make. */
export const AutoPostFormSchema = v.pipe(
  v.object({
    ...AutoPostConfigSchema.entries,
    maxPerRun: v.pipe(v.string(), v.transform(Number), AutoPostConfigSchema.entries.maxPerRun),
    mail: v.picklist(['yes', 'no']),
  }),
  v.transform(({ mail, ...config }): { config: AutoPostConfig; isMailed: boolean } => ({
    config,
    isMailed: mail === 'yes',
  })),
);
export type AutoPostFormValues = v.InferInput<typeof AutoPostFormSchema>;

export const formOf = ({ config, is_mail_enabled }: AutoPostState): AutoPostFormValues => ({
  ...config,
  maxPerRun: String(config.maxPerRun),
  mail: is_mail_enabled ? 'yes' : 'no',
});
