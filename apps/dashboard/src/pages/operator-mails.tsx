import { MailsScreen } from '../features/operator/mails-screen.tsx';

export function Page() {
  return <MailsScreen />;
}
