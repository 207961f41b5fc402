import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('LessonButton', {
  lesson: { en: 'Lesson', zh: '課程' },
  lessonKey: { en: 'Lesson ({{keys}})', zh: '課程（{{keys}}）' },
  tour: { en: 'Show me around', zh: '帶我認識' },
})
