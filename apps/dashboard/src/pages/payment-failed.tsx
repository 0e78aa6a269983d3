import { OutcomePage } from '../features/billing/outcome-page.tsx';

export { paymentGuard as loader } from '../shell/guards.ts';

export const Page = () => <OutcomePage arrival="failed" />;
