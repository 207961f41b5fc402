import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'contrast',
    title: {
      en: 'Choose an accent that is too weak, then use the nearest that passes',
      zh: '選擇對比不足的主色，再改用最接近且通過的顏色',
    },
    hint: {
      en: 'Enter a light color such as #7488f2 for the light theme and press “Use”. The refusal contains the ratio and the nearest shade.',
      zh: '在淺色佈景的主色輸入較淺的顏色，例如 #7488f2，再按「使用」。拒絕的訊息包含對比值與最接近的顏色。',
    },
    steps: [
      {
        name: 'refused',
        says: { en: 'An accent for the light theme is refused: 422', zh: '淺色佈景的主色被拒絕：422' },
        endpoint: 'updatePreferences',
        status: 422,
        where: [
          { at: '/reply/code', is: 'low-contrast' },
          { at: '/reply/weak/0/field', is: 'accentLight' },
        ],
      },
      {
        says: { en: 'The nearest shade that passes is saved', zh: '儲存最接近且通過的顏色' },
        endpoint: 'updatePreferences',
        status: 200,
        where: [{ at: '/request/accentLight', is: { step: 'refused', at: '/reply/weak/0/nearest' } }],
      },
    ],
  },
  {
    id: 'keys',
    title: {
      en: 'Give the lesson keys that are taken, then keys that are free',
      zh: '先讓課程使用已被占用的按鍵，再改用未使用的按鍵',
    },
    hint: {
      en: 'On the Keyboard tab, press “Change” beside “Open or close the lesson”, then {{keys.palette}}. The refusal names the shortcut that has these keys. Then press “Change” again, and F8.',
      zh: '在「鍵盤」分頁，按「開啟或關閉課程」旁的「變更」，再按 {{keys.palette}}。拒絕的訊息會指出占用的快速鍵。接著再按「變更」，改按 F8。',
    },
    steps: [
      {
        says: { en: 'Keys that another shortcut has are refused', zh: '其他快速鍵占用的按鍵被拒絕' },
        endpoint: 'updatePreferences',
        status: 422,
        where: [
          { at: '/reply/code', is: 'keys-refused' },
          { at: '/reply/clash/id', is: 'lesson' },
        ],
      },
      {
        says: { en: 'The lesson gets keys that are free', zh: '課程改用未使用的按鍵' },
        endpoint: 'updatePreferences',
        status: 200,
        where: [{ at: '/request/keys/lesson', matches: '.' }],
      },
    ],
  },
  {
    id: 'tokens',
    title: {
      en: 'Export your look as design tokens, change it, and import it again',
      zh: '將外觀匯出為設計 token，變更後再匯入',
    },
    hint: {
      en: 'Export design tokens, choose another text size or other corners, then import the file unchanged.',
      zh: '匯出設計 token，改變字級或圓角，再匯入未經修改的檔案。',
    },
    steps: [
      {
        name: 'exported',
        says: { en: 'The design tokens are exported', zh: '匯出設計 token' },
        endpoint: 'exportTokens',
        status: 200,
      },
      {
        name: 'changed',
        says: { en: 'The look is changed', zh: '變更外觀' },
        endpoint: 'updatePreferences',
        status: 200,
      },
      {
        says: { en: 'The exported tokens are imported and restore it', zh: '匯入先前的設計 token，恢復外觀' },
        endpoint: 'importTokens',
        status: 200,
        where: [
          { at: '/request', contains: { step: 'exported', at: '/reply' } },
          { at: '/reply/version', is: { step: 'changed', at: '/reply/version', plus: 1 } },
        ],
      },
    ],
  },
]
