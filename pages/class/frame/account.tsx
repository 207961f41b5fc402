import { Link } from 'react-router'
import { useMessages } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import look from '#client/ui/look.module.css'
import { messages } from './messages.ts'

/** Leads those who manage classes to them. */
export default function ClassesEntry({ onDone }: { onDone: () => void }) {
  const t = useMessages(messages)
  const mayManage = useGlobal(global => global.permissions.includes('classes:manage'))
  if (!mayManage) return null
  return (
    <Link to="/class" className={look.entry} onClick={onDone}>
      {t('classes')}
    </Link>
  )
}
