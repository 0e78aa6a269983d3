import { SetupScreen } from '../features/first-start/setup-screen.tsx';

export function Page() {
  return <SetupScreen />;
}
