import { defineMessages } from '#shared/messages.ts'

export const copyMessages = defineMessages('page8_01 copy', {
  copyAs: { en: 'Copy as', zh: '複製為' },
  copy: { en: 'Copy', zh: '複製' },
  as_fetch: { en: 'fetch', zh: 'fetch' },
  as_curl: { en: 'curl', zh: 'curl' },
  as_hook: { en: 'Query hook', zh: 'Query hook' },
  as_types: { en: 'Types', zh: '型別' },
  note_fetch: {
    en: 'Save as call.mjs and run it with Node. Secrets are read from {{variables}}.',
    zh: '存成 call.mjs，以 Node 執行。機密讀自環境變數 {{variables}}。',
  },
  note_curl: {
    en: 'For a POSIX shell. Secrets are read from {{variables}}.',
    zh: '適用 POSIX shell。機密讀自環境變數 {{variables}}。',
  },
  note_plain: { en: 'Ready to run. No secrets required.', zh: '可直接執行，不需要機密。' },
  note_hook: {
    en: 'A module for an app with TanStack Query 5. The token is a parameter.',
    zh: '供使用 TanStack Query 5 的應用程式；權杖為參數。',
  },
  note_types: { en: 'Types of the request and its responses.', zh: '請求與各種回應的型別。' },
})
