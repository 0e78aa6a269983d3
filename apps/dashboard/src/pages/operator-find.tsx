import { FindScreen } from '../features/operator/find-screen.tsx';

export function Page() {
  return <FindScreen />;
}
