import { defineMessages } from '#shared/messages.ts'

/** Loaded with the menu, which is why the name of its button is not among them. */
export const rowMenuMessages = defineMessages('rowMenu', {
  open: { en: 'Open', zh: '開啟' },
  openNew: { en: 'Open in a new tab', zh: '在新分頁開啟' },
  copyLink: { en: 'Copy link', zh: '複製連結' },
  linkCopied: { en: 'The link was copied.', zh: '已複製連結。' },
})
