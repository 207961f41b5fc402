import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'follow',
    title: { en: 'Start an export, follow it, and download its file', zh: '啟動匯出、查看進度並下載檔案' },
    hint: {
      en: 'Start an export, with a “Pause after each batch”. Stay on its page until it has succeeded, then download the file.',
      zh: '設定「每批之後暫停」並啟動一項匯出，停在它的頁面直到完成，再下載檔案。',
    },
    steps: [
      {
        says: { en: 'An export is accepted with 202', zh: '匯出得到 202' },
        name: 'started',
        endpoint: 'startJob',
        status: 202,
        where: [{ at: '/request/input/kind', is: 'export-events' }],
      },
      {
        says: { en: 'You see it running', zh: '看到它執行中' },
        endpoint: 'readJob',
        status: 200,
        where: [
          { at: '/reply/id', is: { step: 'started', at: '/reply/id' } },
          { at: '/reply/state', is: 'running' },
        ],
      },
      {
        says: { en: 'You see that it has succeeded', zh: '看到它已完成' },
        name: 'succeeded',
        endpoint: 'readJob',
        status: 200,
        where: [
          { at: '/reply/id', is: { step: 'started', at: '/reply/id' } },
          { at: '/reply/state', is: 'succeeded' },
        ],
      },
      {
        says: { en: 'You download its file', zh: '下載它的檔案' },
        endpoint: 'downloadJobFile',
        status: 200,
        where: [{ at: '/path', is: { step: 'succeeded', at: '/reply/files/0/path' } }],
      },
    ],
  },
  {
    id: 'cancel',
    title: { en: 'Cancel a running job and see it stop', zh: '取消執行中的工作，看到它停止' },
    hint: {
      en: 'Set “Pause after each batch” to “250 ms” and press “Start job”. Cancel it on its page when its progress is above 0%.',
      zh: '將「每批之後暫停」設為「250 毫秒」，按「啟動工作」，進度超過 0% 之後在它的頁面取消。',
    },
    steps: [
      {
        says: { en: 'A job that has begun is cancelled', zh: '取消已經開始的工作' },
        name: 'requested',
        endpoint: 'cancelJob',
        status: 202,
        where: [
          { at: '/reply/state', is: 'cancelling' },
          { at: '/reply/done', atLeast: 1 },
        ],
      },
      {
        says: { en: 'You see that it has stopped', zh: '看到它已停止' },
        endpoint: 'readJob',
        status: 200,
        where: [
          { at: '/reply/id', is: { step: 'requested', at: '/reply/id' } },
          { at: '/reply/state', is: 'cancelled' },
        ],
      },
    ],
  },
  {
    id: 'resume',
    title: { en: 'Retry a failed job and see it continue', zh: '重試失敗的工作，看到它繼續' },
    hint: {
      en: 'Check “Fail the first attempt at 30%, to practice a retry” and press “Start job”. When it has failed, retry it on its page and wait until it has succeeded.',
      zh: '勾選「第一次嘗試在 30% 時失敗，以練習重試」並按「啟動工作」。失敗後在它的頁面重試，並等到完成。',
    },
    steps: [
      {
        says: { en: 'A job that failed halfway is retried', zh: '重試中途失敗的工作' },
        name: 'retried',
        endpoint: 'retryJob',
        status: 202,
        where: [{ at: '/reply/done', atLeast: 1 }],
      },
      {
        says: { en: 'You see it succeed from there, not from the start', zh: '看到它從該處繼續並完成，沒有從頭開始' },
        endpoint: 'readJob',
        status: 200,
        where: [
          { at: '/reply/id', is: { step: 'retried', at: '/reply/id' } },
          { at: '/reply/state', is: 'succeeded' },
          { at: '/reply/startedFrom', atLeast: { step: 'retried', at: '/reply/done' } },
        ],
      },
    ],
  },
]
