import { Button } from '@mantine/core'
import IconFilterOff from '@tabler/icons-react/dist/esm/icons/IconFilterOff.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { filterMessages } from './messages.ts'

export function ResetFilters({ onReset }: { onReset: () => void }) {
  const t = useMessages(filterMessages)
  return (
    <Button variant="subtle" px="xs" aria-label={t('resetFilters')} title={t('resetFilters')} onClick={onReset}>
      <IconFilterOff size={18} aria-hidden />
    </Button>
  )
}
