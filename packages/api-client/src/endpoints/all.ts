import * as account from './account.ts';
import * as activity from './activity.ts';
import * as analytics from './analytics.ts';
import * as providers from './account-providers.ts';
import * as twoFactor from './account-two-factor.ts';
import * as auth from './auth.ts';
import * as autoPosts from './auto-posts.ts';
import * as connections from './connections.ts';
import * as content from './content.ts';
import * as design from './design.ts';
import * as domains from './domains.ts';
import * as exporting from './export.ts';
import * as filmPosts from './film-posts.ts';
import * as history from './history.ts';
import * as oauth from './oauth.ts';
import * as onboard from './onboard.ts';
import * as payment from './payment.ts';
import * as posts from './posts.ts';
import * as seo from './seo.ts';
import * as sessions from './sessions.ts';
import * as site from './site.ts';
import * as sync from './sync.ts';
import * as uploads from './uploads.ts';
import * as website from './website.ts';
import * as writing from './writing.ts';

/** Every endpoint by its name: what the server must mount, and what the OpenAPI document lists. */
export const ENDPOINTS = {
  signup: auth.signup,
  login: auth.login,
  refreshToken: auth.refreshToken,
  authStatus: auth.authStatus,
  logout: auth.logout,
  forgotPassword: auth.forgotPassword,
  resetPassword: auth.resetPassword,
  verifyEmail: auth.verifyEmail,
  resendVerification: auth.resendVerification,
  deleteAccount: auth.deleteAccount,
  signInWithCode: auth.signInWithCode,
  getAccount: account.getAccount,
  editAccount: account.editAccount,
  setPicture: account.setPicture,
  removePicture: account.removePicture,
  setLanguage: account.setLanguage,
  changePassword: account.changePassword,
  changeEmail: account.changeEmail,
  cancelEmailChange: account.cancelEmailChange,
  confirmEmailChange: account.confirmEmailChange,
  exportAccount: account.exportAccount,
  startLinking: providers.startLinking,
  finishLinking: providers.finishLinking,
  unlinkProvider: providers.unlinkProvider,
  startTwoFactor: twoFactor.startTwoFactor,
  confirmTwoFactor: twoFactor.confirmTwoFactor,
  disableTwoFactor: twoFactor.disableTwoFactor,
  renewRecoveryCodes: twoFactor.renewRecoveryCodes,
  listSessions: sessions.listSessions,
  endSession: sessions.endSession,
  endAllSessions: sessions.endAllSessions,
  oauthProviders: oauth.oauthProviders,
  oauthStart: oauth.oauthStart,
  oauthCallback: oauth.oauthCallback,
  listConnections: connections.listConnections,
  startConnection: connections.startConnection,
  finishConnection: connections.finishConnection,
  deleteConnection: connections.deleteConnection,
  previewConnection: connections.previewConnection,
  listActivity: activity.listActivity,
  previewData: onboard.previewData,
  importProfile: onboard.importProfile,
  getPreview: onboard.getPreview,
  listSamples: onboard.listSamples,
  currentWebsite: website.currentWebsite,
  allWebsites: website.allWebsites,
  switchWebsite: website.switchWebsite,
  checkDomain: website.checkDomain,
  createWebsite: website.createWebsite,
  editWebsite: website.editWebsite,
  deleteWebsite: website.deleteWebsite,
  getCustomDomain: domains.getCustomDomain,
  setCustomDomain: domains.setCustomDomain,
  checkCustomDomain: domains.checkCustomDomain,
  removeCustomDomain: domains.removeCustomDomain,
  getHistory: history.getHistory,
  getVersionSite: history.getVersionSite,
  restoreVersion: history.restoreVersion,
  exportWebsite: exporting.exportWebsite,
  getSeoSettings: seo.getSeoSettings,
  saveSeoSettings: seo.saveSeoSettings,
  getContent: content.getContent,
  startSync: sync.startSync,
  getSync: sync.getSync,
  takeChanges: sync.takeChanges,
  undoChanges: sync.undoChanges,
  addSource: sync.addSource,
  editSource: sync.editSource,
  removeSource: sync.removeSource,
  getSite: site.getSite,
  saveSite: site.saveSite,
  getDesign: design.getDesign,
  getEditorSite: design.getEditorSite,
  saveDesign: design.saveDesign,
  uploadImage: uploads.uploadImage,
  deleteImage: uploads.deleteImage,
  listPosts: posts.listPosts,
  getPost: posts.getPost,
  savePost: posts.savePost,
  deletePost: posts.deletePost,
  bulkDeletePosts: posts.bulkDeletePosts,
  restorePosts: posts.restorePosts,
  updatePostOrder: posts.updatePostOrder,
  listPostVersions: posts.listPostVersions,
  getPostVersion: posts.getPostVersion,
  restorePostVersion: posts.restorePostVersion,
  importPosts: posts.importPosts,
  youtubeChannel: filmPosts.youtubeChannel,
  youtubeVideos: filmPosts.youtubeVideos,
  generateBlog: filmPosts.generateBlog,
  generateBlogStatus: filmPosts.generateBlogStatus,
  jobEvents: filmPosts.jobEvents,
  aiUsage: writing.aiUsage,
  helpMeWrite: writing.helpMeWrite,
  getAutoPost: autoPosts.getAutoPost,
  saveAutoPost: autoPosts.saveAutoPost,
  runAutoPost: autoPosts.runAutoPost,
  listAutoPostRuns: autoPosts.listAutoPostRuns,
  postInstagram: autoPosts.postInstagram,
  paymentState: payment.paymentState,
  createCheckoutSession: payment.createCheckoutSession,
  paymentSession: payment.paymentSession,
  cancelSubscription: payment.cancelSubscription,
  resumeSubscription: payment.resumeSubscription,
  createCustomerPortalSession: payment.createCustomerPortalSession,
  writeToSupport: payment.writeToSupport,
  getAnalytics: analytics.getAnalytics,
  exportAnalytics: analytics.exportAnalytics,
  getAnalyticsSettings: analytics.getAnalyticsSettings,
  saveAnalyticsSettings: analytics.saveAnalyticsSettings,
  listRedirects: analytics.listRedirects,
  saveRedirect: analytics.saveRedirect,
  removeRedirect: analytics.removeRedirect,
} as const;
export type EndpointName = keyof typeof ENDPOINTS;
