import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import { pointerSteps } from '#shared/json-pointer.ts'

type SyntaxNode = ReturnType<typeof syntaxTree>['topNode']

/** A long text is parsed in the background; what is not parsed in this time has no position yet. */
const PARSE_WITHIN_MS = 100

/** The range of a JSON pointer's value in the text. For a missing member, the start of its object. */
export function rangeOf(state: EditorState, pointer: string): { from: number; to: number } | null {
  let node = (ensureSyntaxTree(state, state.doc.length, PARSE_WITHIN_MS) ?? syntaxTree(state)).topNode.firstChild
  if (!node) return null
  for (const step of pointerSteps(pointer)) {
    const next = childOf(state, node, step)
    // A missing member is marked at the opening brace of its object.
    if (!next) return { from: node.from, to: Math.min(node.from + 1, node.to) }
    node = next
  }
  return { from: node.from, to: node.to }
}

function childOf(state: EditorState, node: SyntaxNode, step: string): SyntaxNode | null {
  if (node.name === 'Array') return valuesOf(node)[Number(step)] ?? null
  for (const property of node.getChildren('Property')) {
    const name = property.getChild('PropertyName')
    if (name && nameOf(state, name) === step) return property.lastChild
  }
  return null
}

const valuesOf = (array: SyntaxNode): SyntaxNode[] => {
  const values: SyntaxNode[] = []
  for (let child = array.firstChild; child; child = child.nextSibling) if (/^[A-Z]/.test(child.name)) values.push(child)
  return values
}

function nameOf(state: EditorState, { from, to }: SyntaxNode): string {
  try {
    return JSON.parse(state.sliceDoc(from, to))
  } catch {
    return ''
  }
}
