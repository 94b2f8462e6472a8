/** Texts of what the button "Share" opens. */
export const shareMessages = {
  link: 'Send the link',
  picture: 'Picture for Status',
  /** Shown in browsers that have no share sheet. */
  linkCopied: 'The link is copied',
};
