import { defineMessages } from '#shared/messages.ts'

export const outboxMessages = defineMessages('Outbox', {
  title: { en: 'Log out with unsent changes?', zh: '還有變更未送出，要登出嗎？' },
  text: {
    en: {
      one: '{{count}} change on page 8_07 has not been sent. It is lost if you log out.',
      other: '{{count}} changes on page 8_07 have not been sent. They are lost if you log out.',
    },
    zh: '8_07 頁有 {{count}} 筆變更尚未送出，登出後就會遺失。',
  },
  notDeleted: {
    en: 'What this browser keeps for work offline could not be deleted. Delete this site’s data in the browser’s settings.',
    zh: '瀏覽器中供離線使用的資料無法刪除，請在瀏覽器設定中刪除本網站的資料。',
  },
  leave: { en: 'Log out and delete', zh: '登出並刪除' },
})
