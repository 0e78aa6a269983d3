import { FirstStartScreen } from '../features/first-start/first-start-screen.tsx';

export { sessionKnownGuard as loader } from '../shell/guards.ts';

export function Page() {
  return <FirstStartScreen />;
}
