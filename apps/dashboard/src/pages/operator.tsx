import { QueueScreen } from '../features/operator/queue-screen.tsx';

export function Page() {
  return <QueueScreen />;
}
