import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'both-languages',
    title: {
      en: 'Find the same Pokémon by its English and its Chinese name',
      zh: '分別用英文與中文名稱找到同一隻寶可夢',
    },
    hint: {
      en: 'Press {{keys.palette}}, type “Pikachu”, then replace it with “皮卡丘”. Each pause in typing sends one request.',
      zh: '按 {{keys.palette}}，輸入「Pikachu」，再改成「皮卡丘」。每次停頓會送出一個請求。',
    },
    steps: [
      {
        name: 'latin',
        says: { en: 'A search in Latin letters finds a Pokémon', zh: '用拉丁字母搜尋到寶可夢' },
        endpoint: 'searchRecords',
        status: 200,
        where: [
          { at: '/query/text', matches: '^[A-Za-z][A-Za-z .-]+$' },
          { at: '/reply/rows/0/entity', is: 'species' },
        ],
      },
      {
        says: { en: 'A search in Chinese finds the same one', zh: '用中文搜尋到同一隻' },
        endpoint: 'searchRecords',
        status: 200,
        where: [
          { at: '/query/text', matches: '^\\p{Script=Han}+$' },
          { at: '/reply/rows/0/id', is: { step: 'latin', at: '/reply/rows/0/id' } },
          { at: '/reply/rows/0/entity', is: 'species' },
        ],
      },
    ],
  },
  {
    id: 'wildcard',
    title: { en: 'Show that a percent sign is not a wildcard', zh: '證明百分號不是萬用字元' },
    hint: {
      en: 'Press {{keys.palette}} and search for %. A search that doesn’t escape it would find everything.',
      zh: '按 {{keys.palette}} 搜尋 %。沒有跳脫的搜尋會找到全部資料。',
    },
    steps: [
      {
        says: { en: 'A search for % finds nothing', zh: '搜尋 % 找不到任何資料' },
        endpoint: 'searchRecords',
        status: 200,
        where: [
          { at: '/query/text', matches: '^[%_]+$' },
          { at: '/reply/rows', length: 0 },
        ],
      },
    ],
  },
  {
    id: 'typing',
    title: { en: 'Send three different searches while typing one word', zh: '輸入一個字詞時送出三個不同的搜尋' },
    hint: {
      en: 'Press {{keys.palette}} and type a name, with a short pause after each letter. Each search replaces the one before, and only the last result is shown.',
      zh: '按 {{keys.palette}} 輸入名稱，每個字母後稍停一下。後送的搜尋會取代先送的，只顯示最後一次的結果。',
    },
    steps: [
      { says: { en: 'A search', zh: '一次搜尋' }, name: 'first', endpoint: 'searchRecords', status: 200 },
      {
        says: { en: 'A longer text within two seconds', zh: '兩秒內以更長的文字搜尋' },
        name: 'second',
        endpoint: 'searchRecords',
        status: 200,
        withinSeconds: 2,
        where: [{ at: '/query/text', continues: { step: 'first', at: '/query/text' } }],
      },
      {
        says: { en: 'An even longer one within two seconds', zh: '兩秒內再以更長的文字搜尋' },
        endpoint: 'searchRecords',
        status: 200,
        withinSeconds: 2,
        where: [{ at: '/query/text', continues: { step: 'second', at: '/query/text' } }],
      },
    ],
  },
]
