import { PLATFORMS } from '../platforms/platform.ts';

const VENDORS = `
google gmail googlemail android chrome youtubekids facebook meta whatsapp messenger threads twitter tiktok snapchat
pinterest reddit telegram signal discord slack zoom microsoft windows outlook office office365 hotmail live skype xbox
azure bing apple icloud itunes iphone amazon aws kindle netflix spotify disney paypal stripe venmo cashapp klarna visa
mastercard amex americanexpress chase wellsfargo bankofamerica citibank hsbc barclays santander revolut wise monzo n26
coinbase binance kraken metamask ledger trezor blockchain dhl fedex ups usps royalmail dpd booking airbnb uber ebay
alibaba aliexpress walmart adobe dropbox docusign salesforce oracle ibm intel nvidia samsung huawei openai chatgpt
anthropic claude gemini cloudflare vercel netlify godaddy namecheap wordpress wix squarespace shopify webflow ghost
substack medium linktree gitlab bitbucket npm npmjs stackoverflow`;

/** Vendors whose name on a site would deceive, written as a site's label. */
export const BRAND_NAMES: readonly string[] = [...VENDORS.trim().split(/\s+/u), ...PLATFORMS];
