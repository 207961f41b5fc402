import IconFilterOff from '@tabler/icons-react/dist/esm/icons/IconFilterOff.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { filterMessages } from './messages.ts'

export function ResetFilters({ onReset }: { onReset: () => void }) {
  const t = useMessages(filterMessages)
  return (
    <Button
      kind="quiet"
      label={<IconFilterOff size={18} aria-hidden />}
      aria-label={t('resetFilters')}
      title={t('resetFilters')}
      onClick={onReset}
    />
  )
}
