import { type KeyboardEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '#client/i18n/use-locale.ts'
import { linkIfHere } from '#client/router/links.ts'
import { hasModifier } from '#client/shortcuts/has-modifier.ts'
import { isShortcut, useKeyText } from '#client/shortcuts/shortcuts.ts'
import { messages } from '#pages/page3/page3_06-org-tree/messages.ts'
import type { Moves } from '#pages/page3/page3_06-org-tree/moves/use-moves.ts'
import type { TeamEdits } from '#pages/page3/page3_06-org-tree/moves/use-team-edits.ts'
import type { TreeNode } from '#pages/page3/page3_06-org-tree/node.ts'
import { useCounts } from '#pages/page3/page3_06-org-tree/use-counts.ts'
import { itemOf, matchTyped, type Step, stepOf } from './tree-keys.ts'
import { isWithin, type Tree, targetOf } from './tree-state.ts'

/** Letters typed within this time belong to one name. */
const TYPING_MS = 700
const COMMANDS = ['undo', 'cut', 'paste', 'rename', 'create', 'remove'] as const

/** A key that presses a button inside an item. */
const isPressing = ({ target, key }: KeyboardEvent) =>
  target instanceof HTMLButtonElement && (key === 'Enter' || key === ' ')

/**
 * The tree's keyboard: moving the focus, opening, jumping to a name, cutting and pasting, creating, renaming and
 * deleting teams.
 */
export function useTreeKeys(tree: Tree, moves: Moves, edits: TeamEdits) {
  const { t, language } = useLocale(messages)
  const keys = useKeyText()
  const navigate = useNavigate()
  const countsOf = useCounts()
  const typed = useRef({ text: '', at: 0 })

  const nodesOf = (items: readonly HTMLElement[]) => items.flatMap(item => tree.nodes.get(item.dataset.key ?? '') ?? [])

  function take(node: TreeNode) {
    if (node.parentId === null) return tree.say(t('companyStays'))
    if (!moves.canMove(node)) return tree.say(t('mayNotMove'))
    tree.setState({ taken: node, said: t('isTaken', { name: node.name[language], keys: keys('paste') }) })
  }

  function put(node: TreeNode) {
    const { taken } = tree.getState()
    const target = targetOf(tree, node)
    if (!taken) return tree.say(t('takeFirst', { keys: keys('cut') }))
    tree.setState({ taken: null, said: '' })
    // A cycle is not refused here: the server decides, and says why.
    if (target) void moves.move(taken, target, { hidesProgress: isWithin(tree, taken, target) })
  }

  function letGo() {
    const { taken } = tree.getState()
    if (taken) tree.setState({ taken: null, said: t('letGo', { name: taken.name[language] }) })
    return taken !== null
  }

  /** Acts on a shortcut of the tree. */
  function command(id: (typeof COMMANDS)[number], node: TreeNode | undefined, isRepeated: boolean) {
    if (id === 'undo') return moves.undo()
    if (!node) return
    if (id === 'cut') take(node)
    else if (id === 'paste') put(node)
    else if (!isRepeated) edit(id, node)
  }

  function edit(id: 'rename' | 'create' | 'remove', node: TreeNode) {
    if (id === 'create' && edits.canEdit) edits.startCreate(node)
    else if (!edits.isEditable(node)) tree.say(t(edits.canEdit ? 'onlyTeams' : 'mayNotEdit'))
    else if (id === 'rename') edits.startRename(node)
    else if (id === 'remove') void edits.remove(node)
  }

  function run(step: Step, item: HTMLElement, node: TreeNode | undefined) {
    if (step.do === 'focus') return step.item?.focus()
    if (step.do === 'act') return act(item, node)
    const nodes = nodesOf(step.items)
    tree.setOpen(
      nodes.map(({ id }) => id),
      step.do === 'open',
    )
    if (step.do === 'open')
      tree.say(nodes.map(one => t('isOpen', { name: one.name[language], counts: countsOf(one) })).join(' '))
  }

  function openMember(member: number) {
    const to = linkIfHere('page3_01', { member })
    if (to) void navigate(to)
  }

  function act(item: HTMLElement, node: TreeNode | undefined) {
    if (!node) item.click()
    else if (node.kind === 'member') openMember(node.id)
    else tree.setOpen([node.id], !tree.isOpen(node))
  }

  function jump(item: HTMLElement, root: HTMLElement, letter: string) {
    const now = performance.now()
    const { text, at } = typed.current
    typed.current = { text: now - at < TYPING_MS ? text + letter : letter, at: now }
    matchTyped(root, item, typed.current.text)?.focus()
  }

  return function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const item = itemOf(event.target)
    if (!item || isPressing(event)) return
    const node = tree.nodes.get(item.dataset.key ?? '')
    // The operator has moved on, so a pending focus is dropped.
    tree.setState({ wanted: null, sought: null })
    const id = COMMANDS.find(one => isShortcut(one, event))
    const isPlain = !hasModifier(event)
    if (event.key.length > 1 || id || !isPlain) typed.current.text = ''
    const step = id || !isPlain ? undefined : stepOf(event.currentTarget, item, event.key)
    if (id) command(id, node, event.repeat)
    else if (!isPlain) return
    else if (step) run(step, item, node)
    else if (event.key === 'Escape') {
      if (!letGo()) return
    } else if (event.key.length === 1 && event.key !== ' ') jump(item, event.currentTarget, event.key)
    else return
    event.preventDefault()
  }
}
