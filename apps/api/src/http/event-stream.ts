import type { StreamEvents } from '@tosite/api-client/endpoints/stream-events';

/** The steps of a slow answer, sent as server-sent events while they happen. */
export type EventStream = {
  /** Sends one event; resolves when it was handed to the connection. After the caller went away it does nothing. */
  send<K extends keyof StreamEvents>(event: K, data: StreamEvents[K]): Promise<void>;
};

/** Whether the caller asked for events. */
export function wantsEvents(request: Request): boolean {
  const accepted = request.headers.get('accept') ?? '';
  return accepted.split(',').some((part) => part.split(';')[0]?.trim().toLowerCase() === 'text/event-stream');
}

/** One event in the wire format; JSON has no line breaks of its own. */
export function formatEvent(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
