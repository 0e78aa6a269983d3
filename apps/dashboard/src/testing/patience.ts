import { configure } from '@testing-library/react';

// On a machine that has other work a page takes more than the second that is waited by itself.
configure({ asyncUtilTimeout: 20_000 });
