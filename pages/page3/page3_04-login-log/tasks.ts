import type { Task } from '#shared/platform/lessons/lesson.ts'

/** All parameters that determine which rows are shown, and in which order. */
const FILTER = ['/query/outcome', '/query/user', '/query/level', '/query/from', '/query/to', '/query/sort'] as const

/** The console sends its own record again when the first attempt may have been lost. */
const byHand = { at: '/page', is: 'page8_01' } as const

export const tasks: readonly Task[] = [
  {
    id: 'guess',
    title: { en: 'Leave a failed attempt in the log and find it', zh: '在紀錄中留下一次失敗的登入並找到它' },
    hint: {
      en: 'Set the Outcome filter to Refused. In another browser, sign in with a wrong password, then search for that account here.',
      zh: '將「結果」篩選為「被拒絕」，到另一個瀏覽器用錯誤的密碼登入，再於此搜尋該帳號。',
    },
    steps: [
      {
        says: { en: 'The list is filtered by refused attempts', zh: '清單篩選為被拒絕的登入' },
        name: 'before',
        endpoint: 'listLogins',
        status: 200,
        where: [{ at: '/query/outcome', is: 'refused' }],
      },
      {
        says: { en: 'A new attempt with a wrong password is at the top', zh: '最上方出現一筆密碼錯誤的新紀錄' },
        endpoint: 'listLogins',
        status: 200,
        where: [
          { at: '/query/outcome', is: 'refused' },
          { at: '/reply/rows/0/reason', is: 'wrong-password' },
          // Ids ascend, so a row that another filter or sort brings to the top is not newer.
          { at: '/reply/rows/0/id', atLeast: { step: 'before', at: '/reply/rows/0/id', plus: 1 } },
          ...(['/query/level', '/query/from', '/query/to', '/query/sort', '/query/cursor'] as const).map(at => ({
            at,
            is: { step: 'before', at },
          })),
        ],
      },
    ],
  },
  {
    id: 'same-rows',
    title: { en: 'Export exactly the rows that a filter shows', zh: '匯出與篩選結果完全相同的資料列' },
    hint: {
      en: 'Choose an outcome, wait for the list, then press “Export as CSV”.',
      zh: '選擇結果，等清單出現後按「匯出 CSV」。',
    },
    steps: [
      {
        says: { en: 'The list is loaded with a filter', zh: '載入篩選過的清單' },
        name: 'list',
        endpoint: 'listLogins',
        status: 200,
        where: [{ at: '/query/outcome', matches: '.' }],
      },
      {
        says: { en: 'It is exported with the same filter and sort', zh: '以相同的篩選與排序匯出' },
        endpoint: 'exportLogins',
        status: 200,
        where: FILTER.map(at => ({ at, is: { step: 'list', at } })),
      },
    ],
  },
  {
    id: 'sent-twice',
    title: { en: 'Send one login record twice and have it stored once', zh: '同一筆登入紀錄送兩次，只存一筆' },
    hint: {
      en: 'In [API Practice](page8_01/login-log/addLogin), open POST /loginLog, press “Fill in an example”, enter an Idempotency-Key of your own, and send it twice.',
      zh: '在[「API 練習」](page8_01/login-log/addLogin)開啟 POST /loginLog，按「填入範例」，輸入自訂的 Idempotency-Key，然後送出兩次。',
    },
    steps: [
      {
        says: { en: 'A record is stored: 201', zh: '儲存一筆紀錄：201' },
        name: 'first',
        endpoint: 'addLogin',
        status: 201,
        where: [byHand],
      },
      {
        says: { en: 'The same record returns the stored one: 200', zh: '再送一次得到已儲存的那筆：200' },
        endpoint: 'addLogin',
        status: 200,
        where: [byHand, { at: '/reply/id', is: { step: 'first', at: '/reply/id' } }],
      },
    ],
  },
]
