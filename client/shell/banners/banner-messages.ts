import { defineMessages } from '#shared/messages.ts'

export const bannerMessages = defineMessages('Banner', {
  previewOn: { en: 'You are previewing the console as {{role}}.', zh: '您正以「{{role}}」的權限預覽主控台。' },
  previewEnd: { en: 'End preview', zh: '結束預覽' },
  asked: {
    en: '{{who}} asked this console for its state at {{time}}.',
    zh: '{{who}} 在 {{time}} 查詢了這個主控台的狀態。',
  },
  askedDetails: { en: 'What was sent', zh: '查看送出的內容' },
  askedClose: { en: 'OK', zh: '知道了' },
  newVersion: { en: 'A new version of the console is available.', zh: '主控台有新版本。' },
  reload: { en: 'Reload', zh: '重新載入' },
  later: { en: 'Later', zh: '稍後' },
  previewNotEnded: { en: 'The preview could not be ended. {{reason}}', zh: '無法結束預覽。{{reason}}' },
})
