import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import './app.css';
import { applyMode } from './display/mode.ts';
import { detectSubdomain } from './memory/middleware-store.ts';
import { FORCED_MOVE, navigation } from './session/navigation.ts';
import { queryClient } from './query-client.ts';
import { routes } from './routes.tsx';
import { language } from './words/this-language.ts';

document.documentElement.lang = language;
applyMode();
detectSubdomain();
const router = createBrowserRouter(routes);
navigation.to = (path) => void router.navigate(path, { state: FORCED_MOVE });

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
