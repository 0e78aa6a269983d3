import { QueryClient } from '@tanstack/react-query';

export const queryClient = new QueryClient({
  defaultOptions: {
    // The client itself tries again where that makes sense; offline calls fail at once with a sentence.
    queries: { staleTime: 30_000, retry: false, networkMode: 'always', refetchOnWindowFocus: true },
    mutations: { retry: false, networkMode: 'always' },
  },
});
