import { useMessages } from '#client/i18n/i18n.ts'
import { Upcoming } from '#client/ui/upcoming.tsx'
import { messages } from './messages.ts'

export default function ThemeAndAccessPage() {
  const t = useMessages(messages)
  return <Upcoming text={t('upcoming')} />
}
