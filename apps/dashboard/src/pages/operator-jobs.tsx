import { JobsScreen } from '../features/operator/jobs-screen.tsx';

export function Page() {
  return <JobsScreen />;
}
