import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { filterMessages } from './messages.ts'

type Props = { title: string; text: string; onReset: () => void }

/** The list has rows, but none match the filters. */
export function NoMatch({ title, text, onReset }: Props) {
  const t = useMessages(filterMessages)
  return (
    <Notice
      tone="empty"
      level={2}
      title={title}
      actions={
        <Button kind="main" onClick={onReset}>
          {t('resetFilters')}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}
