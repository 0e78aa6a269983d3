import { AuditScreen } from '../features/operator/audit-screen.tsx';

export function Page() {
  return <AuditScreen />;
}
