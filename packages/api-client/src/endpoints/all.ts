import * as auth from './auth.ts';
import * as design from './design.ts';
import * as onboard from './onboard.ts';
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
  previewData: onboard.previewData,
  getPreview: onboard.getPreview,
  listSamples: onboard.listSamples,
  currentWebsite: website.currentWebsite,
  allWebsites: website.allWebsites,
  switchWebsite: website.switchWebsite,
  checkDomain: website.checkDomain,
  createWebsite: website.createWebsite,
  editWebsite: website.editWebsite,
  deleteWebsite: website.deleteWebsite,
  getDesign: design.getDesign,
  saveDesign: design.saveDesign,
} as const;
export type EndpointName = keyof typeof ENDPOINTS;
