/** Your page begins here. BRIEF.md says what it must do. */
export function App() {
  return <h1>Kata</h1>
}
