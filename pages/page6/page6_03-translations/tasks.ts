import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'published',
    title: { en: 'Publish a changed text and see it in the console', zh: '發布改過的文字，並在主控台看到它' },
    hint: {
      en: 'Choose the language of your console, open a text that you can see, such as a title in the menu, and change it. Press “Save draft”, then “Send to review”. Press “Publish” at the top.',
      zh: '選擇主控台目前的語言，開啟一則看得到的文字，例如選單的標題，修改後按「儲存草稿」，再按「送審」，最後按上方的「發布」。',
    },
    steps: [
      {
        name: 'saved',
        says: { en: 'A changed text is saved as a draft', zh: '改過的文字存為草稿' },
        endpoint: 'updateTranslation',
        status: 200,
        where: [
          { at: '/request/text', isNot: null },
          { at: '/reply/state', is: 'draft' },
        ],
      },
      {
        says: { en: 'The same text is published', zh: '發布同一則文字' },
        endpoint: 'publishTranslations',
        status: 201,
        where: [
          {
            at: '/reply/changes',
            some: [
              { at: '/id', is: { step: 'saved', at: '/reply/id' } },
              { at: '/after', is: { step: 'saved', at: '/reply/text' } },
            ],
          },
        ],
      },
      {
        says: { en: 'The console reads its texts again', zh: '主控台重新讀取文字' },
        endpoint: 'readTexts',
        status: 200,
      },
    ],
  },
  {
    id: 'placeholders',
    title: { en: 'Lose a placeholder, then repair the text', zh: '漏掉佔位符，再把文字修好' },
    hint: {
      en: 'Search for “{{name}}”, open a text and save it without its placeholder. After the refusal, put it back in another wording.',
      zh: '搜尋「{{name}}」，開啟一則文字，刪掉佔位符後儲存。被拒絕後，換個說法並補回佔位符。',
    },
    steps: [
      {
        name: 'refused',
        says: { en: 'A text is refused because its placeholders differ', zh: '文字因佔位符不同被拒絕' },
        endpoint: 'updateTranslation',
        status: 422,
        where: [{ at: '/reply/errors', some: { at: '/code', is: 'placeholders' } }],
      },
      {
        says: { en: 'The same text is saved with its placeholders', zh: '同一則文字補回佔位符後儲存' },
        endpoint: 'updateTranslation',
        status: 200,
        where: [
          { at: '/path', is: { step: 'refused', at: '/path' } },
          { at: '/request/text', isNot: { step: 'refused', at: '/request/text' } },
          { at: '/request/text/other', matches: '\\{\\{' },
          { at: '/reply/state', is: 'draft' },
        ],
      },
    ],
  },
  {
    id: 'rolled-back',
    title: { en: 'Roll back a published version', zh: '回復已發布的版本' },
    hint: {
      en: 'After publishing, open the Versions tab and roll back to an earlier version or to the original texts.',
      zh: '發布之後，開啟「版本」分頁，回復到較早的版本或原文。',
    },
    steps: [
      {
        name: 'published',
        says: { en: 'A version is published', zh: '發布一個版本' },
        endpoint: 'publishTranslations',
        status: 201,
      },
      {
        says: { en: 'Its change is undone by returning to an earlier version', zh: '回到較早的版本，撤銷它的變更' },
        endpoint: 'rollBackTexts',
        status: 201,
        where: [
          { at: '/reply/restores', atMost: { step: 'published', at: '/reply/number', plus: -1 } },
          {
            at: '/reply/changes',
            some: [
              { at: '/id', is: { step: 'published', at: '/reply/changes/0/id' } },
              { at: '/after', is: { step: 'published', at: '/reply/changes/0/before' } },
            ],
          },
        ],
      },
    ],
  },
]
