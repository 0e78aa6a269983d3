export type AddressSettings = {
  /** Domains, with their port where it is not the protocol's own. */
  root: string;
  sites: string;
  protocol: string;
  company: string;
  helpCenter: string;
};
export function setAddresses(text: string, settings: AddressSettings): string;
