import type { Task } from '#shared/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'right',
    title: { en: 'Answer a captcha of the server rightly', zh: '答對一題伺服器的驗證碼' },
    hint: {
      en: 'Ask for a new one and type what the picture shows, or choose the sum in words.',
      zh: '要求新的一題並輸入圖片中的字元，或改用文字算式。',
    },
    steps: [
      { says: { en: 'A captcha is made', zh: '產生驗證碼' }, name: 'made', endpoint: 'createCaptcha', status: 201 },
      {
        says: { en: 'It is answered rightly', zh: '答對了' },
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
      en: 'Send POST /api/captchas/…/answers twice in API Practice with the same id.',
      zh: '在「API 練習」以相同的編號送出兩次 POST /api/captchas/…/answers。',
    },
    steps: [
      {
        says: { en: 'A first answer, right or wrong', zh: '第一次回答，對錯都可以' },
        name: 'first',
        endpoint: 'answerCaptcha',
        status: 200,
      },
      {
        says: { en: 'The second is refused: it is used up', zh: '第二次被拒絕：已經作廢' },
        endpoint: 'answerCaptcha',
        status: 410,
        where: [{ at: '/path', is: { step: 'first', at: '/path' } }],
      },
    ],
  },
  {
    id: 'no-answer-inside',
    title: { en: 'Show that the server gives away nothing but a picture', zh: '證明伺服器只給圖片，不給答案' },
    hint: {
      en: 'Read the reply of POST /api/captchas: what would a program find in it?',
      zh: '查看 POST /api/captchas 的回覆：程式能從中找到什麼？',
    },
    steps: [
      {
        says: { en: 'A picture captcha whose reply has no question', zh: '圖片驗證碼的回覆中沒有題目文字' },
        name: 'made',
        endpoint: 'createCaptcha',
        status: 201,
        where: [
          { at: '/reply/kind', is: 'picture' },
          { at: '/reply/question', is: null },
        ],
      },
      { says: { en: 'Its picture is fetched', zh: '讀取圖片' }, endpoint: 'readCaptchaPicture', status: 200 },
    ],
  },
]
