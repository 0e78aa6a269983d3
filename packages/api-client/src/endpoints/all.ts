import * as auth from './auth.ts';
import * as connections from './connections.ts';
import * as content from './content.ts';
import * as design from './design.ts';
import * as oauth from './oauth.ts';
import * as onboard from './onboard.ts';
import * as sync from './sync.ts';
import * as website from './website.ts';

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
  oauthProviders: oauth.oauthProviders,
  oauthStart: oauth.oauthStart,
  oauthCallback: oauth.oauthCallback,
  listConnections: connections.listConnections,
  startConnection: connections.startConnection,
  finishConnection: connections.finishConnection,
  deleteConnection: connections.deleteConnection,
  previewConnection: connections.previewConnection,
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
  getContent: content.getContent,
  startSync: sync.startSync,
  getSync: sync.getSync,
  takeChanges: sync.takeChanges,
  undoChanges: sync.undoChanges,
  addSource: sync.addSource,
  editSource: sync.editSource,
  removeSource: sync.removeSource,
  getDesign: design.getDesign,
  saveDesign: design.saveDesign,
} as const;
export type EndpointName = keyof typeof ENDPOINTS;
