import { defineMessages } from '#shared/messages.ts'

export const mergeMessages = defineMessages('Merge', {
  mergeTitle: { en: 'Edit conflict', zh: '編輯衝突' },
  mergeText: {
    en: 'These fields were also changed somewhere else while you were editing. Choose which values to keep. Nothing is saved until you choose.',
    zh: '您編輯的同時，下列欄位在其他地方儲存了不同的內容。要保留哪一個？在您選擇之前不會儲存任何內容。',
  },
  mergeBoth: {
    en: 'Changed only elsewhere and kept automatically: {{fields}}.',
    zh: '僅在其他地方變更、已自動保留：{{fields}}。',
  },
  mine: { en: 'Mine:', zh: '我的：' },
  theirs: { en: 'Theirs:', zh: '另一邊的：' },
  before: { en: 'Before: {{value}}', zh: '原本：{{value}}' },
  empty: { en: '(empty)', zh: '（空白）' },
  keepEditing: { en: 'Keep editing', zh: '繼續編輯' },
  saveChoice: { en: 'Save selected values', zh: '儲存所選內容' },
})
