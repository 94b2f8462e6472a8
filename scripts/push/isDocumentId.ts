/** Whether a text may name a document. Source: firebase.google.com/docs/firestore/quotas, "Collections, documents, and fields". */
export function isDocumentId(text: string): boolean {
  return /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,300}$/.test(text);
}
