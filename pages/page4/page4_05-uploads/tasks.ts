import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'go-on',
    title: {
      en: 'Reload the page during an upload, then resume it',
      zh: '上傳到一半重新整理頁面，再從中斷處接著傳',
    },
    hint: {
      en: 'Turn on “Slow network” and upload a sample. Reload the page after some chunks, then press “Resume”. A file of your own has to be chosen again.',
      zh: '開啟「慢速網路」並上傳範例檔案，傳了幾段後重新整理頁面，再按「繼續」。若是自己的檔案，則須重新選擇。',
    },
    steps: [
      {
        name: 'begun',
        says: { en: 'A file is announced: 201', zh: '宣告一個檔案：201' },
        endpoint: 'startUpload',
        status: 201,
      },
      {
        name: 'again',
        says: {
          en: 'The same content is announced again: 200, with the chunks already received',
          zh: '再次宣告相同的內容：200，並告知已收到多少',
        },
        endpoint: 'startUpload',
        status: 200,
        where: [
          { at: '/reply/id', is: { step: 'begun', at: '/reply/id' } },
          { at: '/reply/received', atLeast: 1 },
          { at: '/reply/finishedAt', is: null },
        ],
      },
      {
        says: { en: 'The upload is finished: the SHA-256 matches', zh: '上傳完成，SHA-256 相符' },
        endpoint: 'finishUpload',
        status: 200,
        where: [{ at: '/reply/id', is: { step: 'begun', at: '/reply/id' } }],
      },
    ],
  },
  {
    id: 'again',
    title: { en: 'Get a chunk refused with 503, then have it retried', zh: '讓一段被 503 拒絕，再重傳成功' },
    hint: {
      en: 'Choose “The server is busy (503)” on this page and upload a file. Or add a [Fault Lab](page8_02?rule=PUT /api/uploads/{uploadId}/chunks/{offset} status=503;first=1) rule for PUT /api/uploads/*/chunks/* with status 503 for the first call.',
      zh: '在此頁選「伺服器忙碌（503）」並上傳檔案。也可以在[「故障實驗室」](page8_02?rule=PUT /api/uploads/{uploadId}/chunks/{offset} status=503;first=1)為 PUT /api/uploads/*/chunks/* 建立規則，讓第一次呼叫回覆 503。',
    },
    steps: [
      {
        name: 'refused',
        says: { en: 'A chunk is refused: 503', zh: '一段被拒絕：503' },
        endpoint: 'putChunk',
        status: 503,
      },
      {
        says: { en: 'The same chunk is sent again and stored', zh: '重傳同一段並儲存成功' },
        endpoint: 'putChunk',
        status: 200,
        where: [
          { at: '/path', is: { step: 'refused', at: '/path' } },
          { at: '/reply/isNew', is: true },
        ],
      },
    ],
  },
  {
    id: 'once',
    title: {
      en: 'Lose the response to a chunk and still have it stored only once',
      zh: '讓一段的回應遺失，重傳後仍只存一份',
    },
    hint: {
      en: 'Choose “The response is lost” and upload a file. The server answers the retry with isNew: false.',
      zh: '選「回應遺失」並上傳檔案。重傳時伺服器會回應 isNew: false。',
    },
    steps: [
      {
        name: 'lost',
        says: { en: 'A chunk is stored, but its response is lost', zh: '一段已儲存，但回應遺失' },
        endpoint: 'putChunk',
        status: 0,
        where: [{ at: '/fault', matches: 'lost' }],
      },
      {
        says: { en: 'The chunk is sent again, and the server already has it', zh: '重傳同一段：伺服器已經有了' },
        endpoint: 'putChunk',
        status: 200,
        where: [
          { at: '/path', is: { step: 'lost', at: '/path' } },
          { at: '/reply/isNew', is: false },
        ],
      },
      {
        says: { en: 'The file is finished', zh: '檔案上傳完成' },
        endpoint: 'finishUpload',
        status: 200,
      },
    ],
  },
]
