import { DefaultQueryCompiler } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ENDPOINTS, type EndpointName } from '@tosite/api-client/endpoints/all';
import type { Endpoint } from '@tosite/api-client/endpoints/define-endpoint';
import { startFixtureServer, type FixtureServer } from '@tosite/profile-sources/testing/fixture-server';
import { noise } from '@tosite/site-renderer/testing/image-samples';
import { ApiFailure, notFound } from './http/api-failure.ts';
import { errorBody } from './http/error-answer.ts';
import {
  callAsEverybody,
  twoAccounts,
  type AuthorizationMatrix,
  type Callers,
  type MatrixRow,
} from './testing/authorization-matrix.ts';
import { describeOnEachDatabase, type TestDatabase } from './testing/databases.ts';
import { everyRow } from './testing/every-row.ts';
import { formOf, imageFormOf } from './testing/forms.ts';
import { startStripeStandIn, type StripeStandIn } from './testing/payments/stripe-stand-in.ts';
import { insertConnection } from './testing/test-connections.ts';
import { createTestApi, PASSWORD, type SignedIn, type TestApi } from './testing/test-api.ts';
import {
  createBody,
  makePreview,
  makeWebsite,
  SAMPLE_GITHUB,
  SAMPLE_LINKEDIN,
} from './testing/test-websites.ts';

let test: TestDatabase;
let api: TestApi;
let platforms: FixtureServer;
let stripe: StripeStandIn;
let callers: Callers;
let counter = 0;
const next = (): number => (counter += 1);
/** The owner's one website, made when the first caller asks for it. */
const sites = new Map<string, Promise<{ id: string; label: string }>>();
const siteOf = (owner: SignedIn): Promise<{ id: string; label: string }> => {
  const known =
    sites.get(owner.userId) ??
    makeWebsite(api, owner, `matrix${next()}`).then((site) => ({ id: site._id, label: site.domain_name }));
  sites.set(owner.userId, known);
  return known;
};
/** The one source of the owner's one website. */
const sourceOf = async (owner: SignedIn): Promise<{ id: string; sourceId: string }> => {
  const { id } = await siteOf(owner);
  const { body } = await api.call('GET', `/api/website/${id}/sync`, { token: owner.token });
  return { id, sourceId: (body as { sources: { _id: string }[] }).sources[0]?._id ?? '' };
};
/** The owner's one connection. */
const connections = new Map<string, Promise<string>>();
const connectionOf = (owner: SignedIn): Promise<string> => {
  const known = connections.get(owner.userId) ?? insertConnection(api, owner.userId);
  connections.set(owner.userId, known);
  return known;
};
/** The owner's one session. */
const sessionOf = async (owner: SignedIn): Promise<string> => {
  const { body } = await api.call('GET', '/api/sessions', { token: owner.token });
  return (body as { sessions: { _id: string }[] }).sessions[0]?._id ?? '';
};
const everybody = (status: number) => ({ nobody: status, stranger: status, owner: status });
const signedIn = (status: number) => ({ nobody: 401, stranger: status, owner: status });
const ownerOnly = (status: number) => ({ nobody: 401, stranger: 404, owner: status });

/** A picture that the owner uploaded for their one website. */
const pictureOf = async (owner: SignedIn): Promise<string> => {
  const { id } = await siteOf(owner);
  const picture = imageFormOf(await noise(4, 4).png().toBuffer(), { websiteId: id });
  const { body } = await api.call('POST', '/api/upload', { ...picture, token: owner.token });
  return body['imageUrl'] as string;
};

/** A post of the owner's one website; saved twice, so that it has an earlier version. */
const posts = new Map<string, Promise<string>>();
const postOf = (owner: SignedIn): Promise<string> => {
  const known = posts.get(owner.userId) ?? newPost(owner);
  posts.set(owner.userId, known);
  return known;
};
const newPost = async (owner: SignedIn): Promise<string> => {
  const { id } = await siteOf(owner);
  const save = (post: object, postId: string | null) =>
    api.post('/api/post/save-post', { post, post_id: postId }, { token: owner.token });
  const { body } = await save({ website_id: id, title: 'Tides' }, null);
  const { _id: postId } = body['post'] as { _id: string };
  await save({ title: 'Tides and winds' }, postId);
  return postId;
};
const versionOf = async (owner: SignedIn): Promise<Record<string, string>> => {
  const id = await postOf(owner);
  const { body } = await api.call('GET', `/api/post/${id}/versions`, { token: owner.token });
  return { id, versionId: (body as { versions: { _id: string }[] }).versions[0]?._id ?? '' };
};

const postJobOf = async (owner: SignedIn): Promise<string> => {
  const { id } = await siteOf(owner);
  const jobId = `pjb_${owner.userId}`;
  const values = { id: jobId, website_id: id, owner_id: owner.userId, video_id: 'none', config: '{}' };
  await test.database.db
    .insertInto('post_jobs')
    .values({
      ...values,
      transcript: null,
      status: 'failed',
      step: 'film',
      detail: null,
      post_id: null,
      error: null,
      writer: null,
      automatic_captions: 0,
      ai_period: null,
      ai_calls: 0,
      marked: 0,
      created_at: 0,
      updated_at: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return jobId;
};

/** A payment that the owner began for their one website. */
const checkouts = new Map<string, Promise<string>>();
const checkoutOf = (owner: SignedIn): Promise<string> => {
  const known = checkouts.get(owner.userId) ?? newCheckout(owner);
  checkouts.set(owner.userId, known);
  return known;
};
const newCheckout = async (owner: SignedIn): Promise<string> => {
  const body = { websiteId: (await siteOf(owner)).id, planType: 'yearly' };
  const answer = await api.post('/api/payment/create-checkout-session', body, { token: owner.token });
  return answer.body['sessionId'] as string;
};
/** Paid, and known to be. */
const subscriptionOf = async (owner: SignedIn): Promise<string> => {
  const id = await checkoutOf(owner);
  const session = stripe.state.sessions[id];
  if (session === undefined) throw new Error(`no checkout ${id}`);
  if (session.status === 'open') stripe.life.begin(session, 'paid');
  await api.call('GET', `/api/payment/session?sessionId=${id}`, { token: owner.token });
  return session.subscription ?? '';
};

const MATRIX: AuthorizationMatrix = {
  signup: {
    input: () => ({ body: { email: `matrix${next()}@example.com`, password: PASSWORD, name: 'Ann' } }),
    expect: everybody(201),
  },
  login: { input: (owner) => ({ body: { email: owner.email, password: PASSWORD } }), expect: everybody(200) },
  refreshToken: {
    input: (owner) => ({ body: { refreshToken: owner.refreshToken } }),
    expect: everybody(200),
  },
  authStatus: { input: () => ({}), expect: signedIn(200) },
  logout: { input: () => ({}), expect: everybody(204), apart: true },
  forgotPassword: { input: (owner) => ({ body: { email: owner.email } }), expect: everybody(200) },
  resetPassword: {
    input: () => ({ body: { token: 'guessed', newPassword: 'quite another one 77' } }),
    expect: everybody(400),
  },
  verifyEmail: { input: () => ({ body: { token: 'guessed' } }), expect: everybody(400) },
  oauthProviders: { input: () => ({}), expect: everybody(200) },
  oauthStart: { input: () => ({ params: { provider: 'github' } }), expect: everybody(302) },
  oauthCallback: {
    input: () => ({ body: { code: 'guessed', state: 'signin.guessed' } }),
    expect: everybody(400),
  },
  listConnections: { input: () => ({}), expect: signedIn(200) },
  startConnection: { input: () => ({ body: { platform: 'instagram' } }), expect: signedIn(200) },
  finishConnection: {
    input: () => ({ body: { code: 'guessed', state: 'connect.guessed' } }),
    expect: signedIn(400),
  },
  previewConnection: {
    input: async (owner) => ({ params: { id: await connectionOf(owner) }, body: {} }),
    expect: ownerOnly(200),
  },
  deleteConnection: {
    input: async (owner) => ({ params: { id: await connectionOf(owner) } }),
    expect: ownerOnly(204),
    apart: true,
  },
  importProfile: {
    input: () => ({ call: formOf('resume.json', '{"basics":{"name":"Ann Owner","label":"Designer"}}') }),
    expect: everybody(200),
  },
  resendVerification: { input: () => ({}), expect: signedIn(200) },
  deleteAccount: { input: () => ({}), expect: signedIn(204), apart: true },
  signInWithCode: {
    input: () => ({ body: { challenge: 'guessed', code: '123456' } }),
    expect: everybody(400),
  },
  getAccount: { input: () => ({}), expect: signedIn(200) },
  editAccount: { input: () => ({ body: { name: 'Ann Owner' } }), expect: signedIn(200) },
  setPicture: { input: () => ({ call: formOf('me.png', 'no picture') }), expect: signedIn(415) },
  removePicture: { input: () => ({}), expect: signedIn(200) },
  setLanguage: { input: () => ({ body: { language: 'es' } }), expect: signedIn(200), apart: true },
  changePassword: {
    input: () => ({ body: { currentPassword: 'guessed', newPassword: 'quite another one 77' } }),
    expect: signedIn(400),
  },
  changeEmail: {
    input: () => ({ body: { email: `other${next()}@example.com`, password: PASSWORD } }),
    expect: signedIn(200),
    apart: true,
  },
  cancelEmailChange: { input: () => ({}), expect: signedIn(204) },
  confirmEmailChange: { input: () => ({ body: { token: 'guessed' } }), expect: everybody(400) },
  exportAccount: { input: () => ({}), expect: signedIn(200) },
  startLinking: {
    input: () => ({ params: { provider: 'github' }, body: { password: PASSWORD } }),
    expect: signedIn(200),
  },
  finishLinking: {
    input: () => ({ body: { code: 'guessed', state: 'link.guessed' } }),
    expect: signedIn(400),
  },
  unlinkProvider: { input: () => ({ params: { provider: 'github' } }), expect: signedIn(404) },
  startTwoFactor: { input: () => ({ body: { password: PASSWORD } }), expect: signedIn(200), apart: true },
  confirmTwoFactor: { input: () => ({ body: { code: '123456' } }), expect: signedIn(409) },
  disableTwoFactor: {
    input: () => ({ body: { password: PASSWORD, code: '123456' } }),
    expect: signedIn(409),
  },
  renewRecoveryCodes: {
    input: () => ({ body: { password: PASSWORD, code: '123456' } }),
    expect: signedIn(409),
  },
  listSessions: { input: () => ({}), expect: signedIn(200) },
  endSession: {
    input: async (owner) => ({ params: { id: await sessionOf(owner) } }),
    expect: ownerOnly(204),
    apart: true,
  },
  endAllSessions: { input: () => ({}), expect: signedIn(204), apart: true },
  previewData: { input: () => ({ body: { profileUrl: SAMPLE_GITHUB } }), expect: everybody(200) },
  getPreview: {
    input: async () => ({ params: { previewId: (await makePreview(api)).previewId } }),
    expect: everybody(200),
  },
  listSamples: { input: () => ({}), expect: everybody(200) },
  currentWebsite: { input: () => ({ body: {} }), expect: signedIn(200) },
  allWebsites: { input: () => ({ body: {} }), expect: signedIn(200) },
  switchWebsite: {
    input: async (owner) => ({ body: { website_id: (await siteOf(owner)).id } }),
    expect: ownerOnly(200),
  },
  checkDomain: { input: () => ({ body: { domain_name: 'somebody' } }), expect: everybody(200) },
  createWebsite: {
    input: async () => ({ body: createBody(await makePreview(api), `made${next()}`) }),
    expect: signedIn(201),
  },
  editWebsite: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id }, body: { website_name: 'Renamed' } }),
    expect: ownerOnly(200),
  },
  deleteWebsite: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id } }),
    expect: ownerOnly(204),
    apart: true,
  },
  getHistory: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id } }),
    expect: ownerOnly(200),
  },
  getVersionSite: {
    input: async (owner) => {
      const { id } = await siteOf(owner);
      const { body } = await api.call('GET', `/api/website/${id}/history`, { token: owner.token });
      return { params: { id, versionId: (body as { history: { id: string }[] }).history[0]?.id ?? '' } };
    },
    expect: ownerOnly(200),
  },
  restoreVersion: {
    input: async (owner) => {
      const { id } = await siteOf(owner);
      const { body } = await api.call('GET', `/api/website/${id}/history`, { token: owner.token });
      return { params: { id, versionId: (body as { history: { id: string }[] }).history[0]?.id ?? '' } };
    },
    expect: ownerOnly(200),
  },
  exportWebsite: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id } }),
    expect: ownerOnly(200),
  },
  getSeoSettings: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id } }),
    expect: ownerOnly(200),
  },
  saveSeoSettings: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id }, body: { title: 'Tides' } }),
    expect: ownerOnly(200),
  },
  getAnalytics: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id } }),
    expect: ownerOnly(200),
  },
  exportAnalytics: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id } }),
    expect: ownerOnly(200),
  },
  getAnalyticsSettings: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id } }),
    expect: ownerOnly(200),
  },
  listRedirects: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id } }),
    expect: ownerOnly(200),
  },
  saveAnalyticsSettings: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id }, body: { weeklyMail: true } }),
    expect: ownerOnly(200),
  },
  saveRedirect: {
    input: async (owner) => ({
      params: { id: (await siteOf(owner)).id },
      body: { from: '/old/', to: '/' },
    }),
    expect: ownerOnly(200),
  },
  removeRedirect: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id }, query: { from: '/old/' } }),
    expect: ownerOnly(204),
  },
  listActivity: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id } }),
    expect: ownerOnly(200),
  },
  getContent: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id } }),
    expect: ownerOnly(200),
  },
  startSync: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id } }),
    expect: ownerOnly(202),
  },
  getSync: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id } }),
    expect: ownerOnly(200),
  },
  takeChanges: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id }, body: { take: [], leave: [] } }),
    expect: ownerOnly(200),
  },
  // Nothing was taken, so that there is nothing to take back.
  undoChanges: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id }, body: { id: 'guessed' } }),
    expect: ownerOnly(409),
  },
  addSource: {
    input: async (owner) => ({
      params: { id: (await siteOf(owner)).id },
      body: { previewId: (await makePreview(api, SAMPLE_LINKEDIN)).previewId },
    }),
    expect: ownerOnly(200),
    apart: true,
  },
  editSource: {
    input: async (owner) => ({ params: await sourceOf(owner), body: { syncEnabled: false } }),
    expect: ownerOnly(200),
  },
  // A website keeps its last source.
  removeSource: {
    input: async (owner) => ({ params: await sourceOf(owner) }),
    expect: ownerOnly(409),
  },
  // A sample is nobody's.
  startProof: {
    input: async (owner) => ({ params: await sourceOf(owner) }),
    expect: ownerOnly(409),
  },
  checkProof: {
    input: async (owner) => ({ params: await sourceOf(owner) }),
    expect: ownerOnly(409),
  },
  claimCopy: {
    input: async (owner) => ({ params: await sourceOf(owner), body: { site: 'nobody', words: '' } }),
    expect: ownerOnly(409),
  },
  getDesign: {
    input: async (owner) => ({ params: { domain: (await siteOf(owner)).label } }),
    expect: ownerOnly(200),
  },
  getEditorSite: {
    input: async (owner) => ({ params: { domain: (await siteOf(owner)).label } }),
    expect: ownerOnly(200),
  },
  uploadImage: {
    input: async (owner) => ({
      call: imageFormOf(await noise(4, 4).png().toBuffer(), { websiteId: (await siteOf(owner)).id }),
    }),
    expect: ownerOnly(201),
  },
  deleteImage: {
    input: async (owner) => ({ body: { imageUrl: await pictureOf(owner) } }),
    expect: ownerOnly(204),
  },
  getSite: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id } }),
    expect: ownerOnly(200),
  },
  saveSite: {
    input: async (owner) => {
      const { id } = await siteOf(owner);
      const { body } = await api.call('GET', `/api/website/${id}/site`, { token: owner.token });
      return { params: { id }, body };
    },
    expect: ownerOnly(200),
  },
  saveDesign: {
    input: async (owner) => ({ body: { domainName: (await siteOf(owner)).label, section_order: ['hero'] } }),
    expect: ownerOnly(200),
  },
  listPosts: {
    input: async (owner) => ({ params: { websiteId: (await siteOf(owner)).id } }),
    expect: ownerOnly(200),
  },
  getPost: { input: async (owner) => ({ params: { id: await postOf(owner) } }), expect: ownerOnly(200) },
  savePost: {
    input: async (owner) => ({
      body: { post: { website_id: (await siteOf(owner)).id, title: 'Winds' }, post_id: null },
    }),
    expect: ownerOnly(200),
  },
  deletePost: {
    input: async (owner) => ({ body: { post_id: await newPost(owner) } }),
    expect: ownerOnly(204),
  },
  bulkDeletePosts: {
    input: async (owner) => ({ body: { post_ids: [await newPost(owner), await newPost(owner)] } }),
    expect: ownerOnly(200),
  },
  restorePosts: {
    input: async (owner) => ({ body: { post_ids: [await postOf(owner)] } }),
    expect: ownerOnly(200),
  },
  updatePostOrder: {
    input: async (owner) => {
      const { id } = await siteOf(owner);
      await postOf(owner);
      const { body } = await api.call('GET', `/api/post/all/${id}`, { token: owner.token });
      const postIds = (body as { posts: { _id: string }[] }).posts.map(({ _id }) => _id).toReversed();
      return { body: { websiteId: id, postIds } };
    },
    expect: ownerOnly(200),
  },
  listPostVersions: {
    input: async (owner) => ({ params: { id: await postOf(owner) } }),
    expect: ownerOnly(200),
  },
  getPostVersion: {
    input: async (owner) => ({ params: await versionOf(owner) }),
    expect: ownerOnly(200),
  },
  restorePostVersion: {
    input: async (owner) => ({ params: await versionOf(owner) }),
    expect: ownerOnly(200),
  },
  importPosts: {
    input: async (owner) => {
      const { id } = await siteOf(owner);
      return { call: formOf('tides.md', '# Tides\n\nHigh water at noon.', { websiteId: id }) };
    },
    expect: ownerOnly(200),
  },
  youtubeChannel: {
    input: async (owner) => ({ body: { websiteId: (await siteOf(owner)).id } }),
    expect: ownerOnly(200),
  },
  youtubeVideos: {
    input: async (owner) => ({ body: { websiteId: (await siteOf(owner)).id } }),
    expect: ownerOnly(200),
  },
  // The owner's site has no channel: it is found, and the film is not.
  generateBlog: {
    input: async (owner) => ({
      body: { websiteId: (await siteOf(owner)).id, url: 'https://youtu.be/abcdefghijk' },
    }),
    expect: ownerOnly(400),
  },
  aiUsage: {
    input: async (owner) => ({ query: { websiteId: (await siteOf(owner)).id } }),
    expect: ownerOnly(200),
  },
  // It is the owner's, whose address is not confirmed.
  helpMeWrite: {
    input: async (owner) => ({
      body: { websiteId: (await siteOf(owner)).id, type: 'about', prompt: 'Write it' },
    }),
    expect: ownerOnly(403),
  },
  generateBlogStatus: {
    input: async (owner) => ({ query: { jobId: await postJobOf(owner) } }),
    expect: ownerOnly(200),
  },
  jobEvents: {
    input: async (owner) => ({ params: { jobId: await postJobOf(owner) } }),
    expect: ownerOnly(200),
  },
  getAutoPost: {
    input: async (owner) => ({ params: { websiteId: (await siteOf(owner)).id } }),
    expect: ownerOnly(200),
  },
  saveAutoPost: {
    input: async (owner) => ({
      body: {
        websiteId: (await siteOf(owner)).id,
        is_auto_post_enabled: false,
        config: {
          source: 'youtube',
          frequency: 'daily',
          publish: 'draft',
          tone: 'neutral',
          maxPerRun: 3,
        },
      },
    }),
    expect: ownerOnly(200),
  },
  // It is off.
  runAutoPost: {
    input: async (owner) => ({ body: { websiteId: (await siteOf(owner)).id } }),
    expect: ownerOnly(409),
  },
  listAutoPostRuns: {
    input: async (owner) => ({ params: { websiteId: (await siteOf(owner)).id } }),
    expect: ownerOnly(200),
  },
  // It is the address of no post.
  postInstagram: {
    input: async (owner) => ({
      body: { websiteId: (await siteOf(owner)).id, postUrl: 'https://www.instagram.com/' },
    }),
    expect: ownerOnly(400),
  },
  // Their website is on Free.
  getCustomDomain: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id } }),
    expect: ownerOnly(200),
  },
  setCustomDomain: {
    input: async (owner) => ({
      params: { id: (await siteOf(owner)).id },
      body: { customDomain: 'www.ann-owner.com' },
    }),
    expect: ownerOnly(402),
  },
  checkCustomDomain: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id } }),
    expect: ownerOnly(402),
  },
  removeCustomDomain: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id } }),
    expect: ownerOnly(204),
  },
  paymentState: {
    input: async (owner) => ({ query: { websiteId: (await siteOf(owner)).id } }),
    expect: ownerOnly(200),
  },
  createCheckoutSession: {
    input: async (owner) => ({ body: { websiteId: (await siteOf(owner)).id, planType: 'yearly' } }),
    expect: ownerOnly(200),
  },
  paymentSession: {
    input: async (owner) => ({ query: { sessionId: await checkoutOf(owner) } }),
    expect: ownerOnly(200),
  },
  cancelSubscription: {
    input: async (owner) => ({ body: { subscriptionId: await subscriptionOf(owner) } }),
    expect: ownerOnly(200),
  },
  resumeSubscription: {
    input: async (owner) => ({ body: { subscriptionId: await subscriptionOf(owner) } }),
    expect: ownerOnly(200),
  },
  // It names nobody: whoever asks gets their own, and the stranger has none.
  createCustomerPortalSession: {
    input: async (owner) => {
      await checkoutOf(owner);
      return {};
    },
    expect: { nobody: 401, stranger: 409, owner: 200 },
  },
  // Neither of them runs the installation: operator/operator.test.ts has who does.
  operatorDay: { input: () => ({}), expect: everybody(404) },
  operatorQueue: { input: () => ({}), expect: everybody(404) },
  operatorJobs: { input: () => ({}), expect: everybody(404) },
  operatorMails: { input: () => ({}), expect: everybody(404) },
  operatorAudit: { input: () => ({}), expect: everybody(404) },
  operatorFind: { input: (owner) => ({ query: { text: owner.email } }), expect: everybody(404) },
  operatorSite: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id } }),
    expect: everybody(404),
  },
  operatorSuspendSite: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id }, body: { words: 'x' } }),
    expect: everybody(404),
  },
  operatorRestoreSite: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id }, body: { words: 'x' } }),
    expect: everybody(404),
  },
  operatorReleaseSite: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id }, body: { words: 'x' } }),
    expect: everybody(404),
  },
  operatorCloseReports: {
    input: async (owner) => ({ params: { id: (await siteOf(owner)).id }, body: { words: 'x' } }),
    expect: everybody(404),
  },
  operatorGiveSite: {
    input: async (owner) => ({
      params: { id: (await siteOf(owner)).id },
      body: { email: owner.email, words: 'x' },
    }),
    expect: everybody(404),
  },
  operatorSuspendOwner: {
    input: (owner) => ({ params: { id: owner.userId }, body: { words: 'x' } }),
    expect: everybody(404),
  },
  operatorRestoreOwner: {
    input: (owner) => ({ params: { id: owner.userId }, body: { words: 'x' } }),
    expect: everybody(404),
  },
  operatorEndSessions: {
    input: (owner) => ({ params: { id: owner.userId }, body: { words: 'x' } }),
    expect: everybody(404),
  },
  operatorResetTwoFactor: {
    input: (owner) => ({ params: { id: owner.userId }, body: { words: 'x' } }),
    expect: everybody(404),
  },
  firstStart: { input: () => ({ body: { token: 'guessed' } }), expect: everybody(404) },
  firstStartTestMail: { input: () => ({ body: { token: 'guessed' } }), expect: everybody(404) },
  readSetup: { input: () => ({}), expect: everybody(404) },
  sendTestMail: { input: () => ({}), expect: everybody(404) },
  operatorRequeue: { input: () => ({ params: { id: 'none' } }), expect: everybody(404) },
  operatorResend: { input: () => ({ params: { id: 'none' } }), expect: everybody(404) },
  listOperatorActions: { input: () => ({}), expect: signedIn(200) },
  writeToSupport: {
    input: async (owner) => ({
      body: { websiteId: (await siteOf(owner)).id, subject: 'A question', text: 'How does it go?' },
    }),
    expect: ownerOnly(204),
  },
};

// The one walk of everything on each engine.
describeOnEachDatabase('who may call what', (engine) => {
  const { once } = engine;
  beforeAll(async () => {
    test = await engine.create();
    platforms = await startFixtureServer();
    stripe = await startStripeStandIn();
    api = await createTestApi(test, {
      RATE_LIMITS: 'off',
      AI_BASE_URL: 'http://127.0.0.1:9/v1',
      AI_MODEL: 'matrix',
      ...stripe.settings,
      OPERATOR_EMAILS: 'operator@example.com',
      GITHUB_CLIENT_ID: 'matrix',
      GITHUB_CLIENT_SECRET: 'of the matrix',
      INSTAGRAM_CLIENT_ID: 'matrix',
      INSTAGRAM_CLIENT_SECRET: 'of the matrix',
      INSTAGRAM_API_BASE: `${platforms.origin}/graph.instagram.com`,
    });
    callers = await twoAccounts(api);
  });
  afterAll(async () => {
    await api.close();
    await platforms.close();
    await stripe.close();
    await test.drop();
  });

  it.each(Object.entries(MATRIX) as [EndpointName, MatrixRow][])(
    'T1: %s answers nobody, who is gone, a stranger and the owner as the matrix says',
    async (name, row) => {
      const results = await callAsEverybody(api, name, row, callers);
      expect(results.map(({ caller, status, text }) => [caller, status, status >= 500 ? text : ''])).toEqual(
        results.map(({ caller, expected }) => [caller, expected, '']),
      );
      const refusals = results
        .filter(({ status }) => status === 404)
        .map(({ text }) => JSON.parse(text) as unknown);
      // Of what only operators have, others are told that there is no such call.
      const endpoint: Endpoint = ENDPOINTS[name];
      const refusal =
        endpoint.access === 'operator'
          ? new ApiFailure('not_found', { id: 'service.noSuchCall' })
          : notFound();
      expect(refusals).toEqual(refusals.map(() => errorBody(refusal)));
    },
  );

  it("T2: gives a stranger nothing of another's in any list", async () => {
    const owner = await api.signUp('canary-owner@example.com');
    const { _id: website } = await makeWebsite(api, owner, 'canarylabel');
    const secrets = ['canarylabel', 'canary-owner', website, owner.userId];
    secrets.push(await connectionOf(owner), await sessionOf(owner));
    const stranger = await api.signUp('canary-stranger@example.com');
    for (const [method, path, body] of [
      ['GET', '/api/auth/status', undefined],
      ['POST', '/api/website/all', {}],
      ['POST', '/api/website/current-website', {}],
      ['GET', '/api/connections', undefined],
      ['GET', '/api/sessions', undefined],
      ['GET', '/api/account', undefined],
      ['GET', '/api/account/export', undefined],
    ] as const) {
      const answer = await api.call(method, path, {
        token: stranger.token,
        ...(body === undefined ? {} : { body }),
      });
      expect(answer.status).toBe(200);
      expect(secrets.filter((secret) => answer.text.includes(secret))).toEqual([]);
    }
  });

  const call = (endpoint: Endpoint, params: Record<string, string>, token: string, body?: unknown) =>
    api.call(
      endpoint.method,
      endpoint.path.replaceAll(/\{(\w+)\}/gu, (_, key: string) => encodeURIComponent(params[key] ?? '')),
      { token, ...(body === undefined ? {} : { body }) },
    );

  once('T3: has nothing of another website in one of its own, and no write of it', async () => {
    const ann = await api.signUp('nested-ann@example.com');
    const bob = await api.signUp('nested-bob@example.com');
    const [annsVersion, bobsVersion] = [await versionOf(ann), await versionOf(bob)];
    const [annsSource, bobsSite] = [await sourceOf(ann), (await siteOf(bob)).id];
    const history = await api.call('GET', `/api/website/${annsSource.id}/history`, { token: ann.token });
    const annsPublish = (history.body as { history: { id: string }[] }).history[0]?.id ?? '';
    const mixed: Partial<Record<EndpointName, Record<string, string>>> = {
      getVersionSite: { id: bobsSite, versionId: annsPublish },
      restoreVersion: { id: bobsSite, versionId: annsPublish },
      editSource: { id: bobsSite, sourceId: annsSource.sourceId },
      removeSource: { id: bobsSite, sourceId: annsSource.sourceId },
      startProof: { id: bobsSite, sourceId: annsSource.sourceId },
      checkProof: { id: bobsSite, sourceId: annsSource.sourceId },
      claimCopy: { id: bobsSite, sourceId: annsSource.sourceId },
      getPostVersion: { id: bobsVersion['id'] ?? '', versionId: annsVersion['versionId'] ?? '' },
      restorePostVersion: { id: bobsVersion['id'] ?? '', versionId: annsVersion['versionId'] ?? '' },
    };
    const nested = (Object.entries(ENDPOINTS) as [EndpointName, Endpoint][])
      .filter(([, { path }]) => path.split('{').length > 2)
      .map(([name]) => name);
    expect(Object.keys(mixed).toSorted()).toEqual(nested.toSorted());
    const annsPost = annsVersion['id'] ?? '';
    const picture = await pictureOf(ann);
    await settled();
    const before = await everyRow(test.database);

    for (const name of nested) {
      const bodies: Partial<Record<EndpointName, object>> = {
        editSource: { syncEnabled: false },
        claimCopy: { site: 'nobody', words: '' },
      };
      const answer = await call(ENDPOINTS[name], mixed[name] ?? {}, bob.token, bodies[name]);
      expect([name, answer.status]).toEqual([name, 404]);
    }
    for (const [path, body] of [
      ['/api/post/bulk-delete', { post_ids: [bobsVersion['id'], annsPost] }],
      ['/api/post/restore', { post_ids: [annsPost] }],
      ['/api/post/update-order', { websiteId: bobsSite, postIds: [bobsVersion['id'], annsPost] }],
      ['/api/post/save-post', { post: { website_id: annsSource.id, title: 'x' }, post_id: null }],
      ['/api/post/save-post', { post: { title: 'x' }, post_id: annsPost }],
    ] as const) {
      const answer = await api.post(path, body, { token: bob.token });
      expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true]);
    }
    const remove = { token: bob.token, body: { imageUrl: picture } };
    expect((await api.call('DELETE', '/api/upload', remove)).status).toBe(404);
    await settled();
    expect(await everyRow(test.database)).toEqual(before);
  });

  once('T6: takes whatever a path or a query says as a value, never as SQL', async () => {
    const { owner } = callers;
    const written: string[] = [];
    const values: unknown[] = [];
    const compile = vi.spyOn(DefaultQueryCompiler.prototype, 'compileQuery');
    const statuses = new Map<string, number>();
    for (const [name, endpoint] of Object.entries(ENDPOINTS) as [EndpointName, Endpoint][]) {
      const names = [...endpoint.path.matchAll(/\{(\w+)\}/gu)].map(([, key = '']) => key);
      const queries = Object.keys((endpoint.input.query as { entries?: object } | undefined)?.entries ?? {});
      if (names.length + queries.length === 0) continue;
      for (const hostile of [
        `CANARY'`,
        `"CANARY"`,
        `slug:[CANARY')]`,
        'CANARY desc;--',
        'C'.repeat(10_000),
      ]) {
        const path = endpoint.path.replaceAll(/\{\w+\}/gu, encodeURIComponent(hostile));
        const search = new URLSearchParams(queries.map((key) => [key, hostile])).toString();
        const answer = await api.call(endpoint.method, `${path}?${search}`, { token: owner.token });
        statuses.set(`${name} ${hostile.slice(0, 12)} ${answer.text.slice(0, 80)}`, answer.status);
      }
    }
    for (const { type, value } of compile.mock.results) {
      if (type !== 'return') continue;
      written.push(value.sql);
      values.push(...value.parameters);
    }
    compile.mockRestore();
    expect([...statuses].filter(([, status]) => status < 400 || status >= 500)).toEqual([]);
    expect(written.length).toBeGreaterThan(100);
    expect(written.filter((text) => text.includes('CANARY'))).toEqual([]);
    expect(values.some((value) => typeof value === 'string' && value.includes('CANARY'))).toBe(true);
  });

  once('A15: changes nothing by reading', async () => {
    const reading = (Object.entries(MATRIX) as [EndpointName, MatrixRow][]).filter(
      ([name, { apart }]) => ENDPOINTS[name].method === 'GET' && !ENDPOINTS[name].redirects && apart !== true,
    );
    expect(reading.length).toBeGreaterThan(30);
    const { owner } = callers;
    const inputs = await Promise.all(reading.map(async ([, row]) => row.input(owner, 'owner')));
    await settled();
    const before = await everyRow(test.database);
    for (const [index, [name]] of reading.entries()) {
      const { params = {}, query } = inputs[index] ?? {};
      const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
      const endpoint: Endpoint = { ...ENDPOINTS[name], path: `${ENDPOINTS[name].path}${search}` };
      const answer = await call(endpoint, params, owner.token);
      expect([name, answer.status < 500]).toEqual([name, true]);
    }
    await settled();
    // What is paid is asked of the payment service whoever looks, and when it was asked is kept.
    const asked = (rows: string[]) =>
      rows.map((row) =>
        row.replace(/"fetched_at":\d+/u, '').replace(/("paid_every".*"updated_at":)\d+/u, '$1'),
      );
    expect(asked(await everyRow(test.database))).toEqual(asked(before));
  });

  /** Nothing waits in the queue, so that what is written next was asked for next. */
  async function settled(): Promise<void> {
    await expect
      .poll(
        async () => {
          const { waiting, running } = await api.services.queue.counts();
          return waiting + running;
        },
        { timeout: 30_000, interval: 50 },
      )
      .toBe(0);
  }
});
