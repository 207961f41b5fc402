import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page4_04', {
  upcoming: {
    en: 'It will fill each list from the choice before it and check a name while you type, even when the replies arrive in the wrong order.',
    zh: '這裡會依前一個選擇載入下一個清單，並在輸入時檢查名稱；就算回應順序顛倒也不會出錯。',
  },
})
