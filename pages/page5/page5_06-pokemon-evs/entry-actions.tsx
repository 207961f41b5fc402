import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useMessages } from '#client/i18n.ts'
import { CopyLink } from './copy-link.tsx'
import { messages } from './messages.ts'
import { newPlanPath } from './places.ts'

type Props = { pokemonId: number; canBeTrained: boolean }

export function EntryActions({ pokemonId, canBeTrained }: Props) {
  const t = useMessages(messages)
  return (
    <>
      <CopyLink />
      {canBeTrained && (
        <Button component={Link} to={newPlanPath({ pokemonId })}>
          {t('planThis')}
        </Button>
      )}
    </>
  )
}
