import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'right',
    title: { en: 'Answer one of the server’s captchas correctly', zh: '答對一題伺服器的驗證碼' },
    hint: {
      en: 'Get a new captcha and type the characters in the picture, or choose the sum in words.',
      zh: '換一題並輸入圖片中的字元，或改用文字算式。',
    },
    steps: [
      { says: { en: 'A captcha is created', zh: '產生驗證碼' }, name: 'made', endpoint: 'createCaptcha', status: 201 },
      {
        says: { en: 'It is answered correctly', zh: '答對了' },
        endpoint: 'answerCaptcha',
        status: 200,
        where: [{ at: '/reply/isRight', is: true }],
      },
    ],
  },
  {
    id: 'used-up',
    title: { en: 'Answer the same captcha twice', zh: '同一題驗證碼回答兩次' },
    hint: {
      en: 'In [API Practice](page8_01/captchas/createCaptcha), send createCaptcha: its response has an id. Then send answerCaptcha (POST /api/captchas/…/answers) twice with this id.',
      zh: '在[「API 練習」](page8_01/captchas/createCaptcha)送出 createCaptcha，回應中有編號；再以這個編號送出兩次 answerCaptcha（POST /api/captchas/…/answers）。',
    },
    steps: [
      {
        says: { en: 'A captcha is answered, right or wrong', zh: '回答驗證碼，對錯都可以' },
        name: 'first',
        endpoint: 'answerCaptcha',
        status: 200,
      },
      {
        says: { en: 'The second answer is refused: the captcha is used', zh: '第二次被拒絕：已經作廢' },
        endpoint: 'answerCaptcha',
        status: 410,
        where: [{ at: '/path', is: { step: 'first', at: '/path' } }],
      },
    ],
  },
  {
    id: 'no-answer-inside',
    title: { en: 'Show that the response doesn’t reveal the answer', zh: '證明回應沒有洩漏答案' },
    hint: {
      en: 'In [API Practice](page8_01/captchas/createCaptcha), send createCaptcha for a picture. The only text in the response is the id. Send this id as the answer.',
      zh: '在[「API 練習」](page8_01/captchas/createCaptcha)以圖片送出 createCaptcha。回應中唯一的文字是編號：把這個編號當作答案送出。',
    },
    steps: [
      {
        says: {
          en: 'A picture captcha is created. Its response contains no question',
          zh: '產生圖片驗證碼，回應中沒有題目文字',
        },
        name: 'made',
        endpoint: 'createCaptcha',
        status: 201,
        where: [
          { at: '/reply/kind', is: 'picture' },
          { at: '/reply/question', is: null },
        ],
      },
      {
        says: {
          en: 'The text of that response is sent as the answer and is wrong',
          zh: '把回應中的文字當作答案送出，結果是錯的',
        },
        endpoint: 'answerCaptcha',
        status: 200,
        where: [
          { at: '/request/answer', is: { step: 'made', at: '/reply/id' } },
          { at: '/reply/isRight', is: false },
        ],
      },
    ],
  },
]
