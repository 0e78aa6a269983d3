/** A request to a site that was answered. */
export type AnsweredRequest = {
  request: Pick<Request, 'method' | 'url'> & { headers: Pick<Headers, 'get'> };
  /** From which address it came. */
  visitor: string;
  websiteId: string;
  answer: 'page' | 'missing' | 'film' | 'ping';
  status: number;
};

/** What the host tells, and asks, of who comes to the sites. */
export type Visits = {
  /** Takes note, and is done at once: whatever counting costs, no visitor waits for it. */
  saw(answered: AnsweredRequest): void;
  /** Where an address leads that has no page, because its owner said so. */
  redirect(websiteId: string, path: string): Promise<string | null>;
};
