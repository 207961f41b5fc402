import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import { useLocation } from 'react-router'
import { useMessages } from '#client/i18n/i18n.ts'
import { findPage } from '#client/router/router.ts'
import { useBeside } from '#client/shell/beside.ts'
import styles from '#client/shell/header/header.module.css'
import { useKeyText, useShortcut } from '#client/shortcuts/shortcuts.ts'
import icon from '#client/ui/icon-button.module.css'
import { LESSON_BUTTON_ID, toggleLesson } from '#practice/client/lesson/open.ts'
import { messages } from './messages.ts'

/** Opens and closes the lesson of the page, like its shortcut. */
export default function LessonButton() {
  const t = useMessages(messages)
  const isOpen = useBeside(beside => beside.isOpen)
  const keys = useKeyText()
  const { pathname } = useLocation()
  const hasLesson = !findPage(pathname)?.meta.hasNoLesson
  useShortcut('lesson', () => hasLesson && toggleLesson())
  if (!hasLesson) return null
  return (
    <button
      id={LESSON_BUTTON_ID}
      type="button"
      className={icon.button}
      title={t('lessonKey', { keys: keys('lesson') })}
      aria-expanded={isOpen}
      onClick={toggleLesson}
    >
      <IconListCheck size={20} stroke={1.7} aria-hidden />
      <span className={styles.buttonLabel}>{t('lesson')}</span>
    </button>
  )
}
