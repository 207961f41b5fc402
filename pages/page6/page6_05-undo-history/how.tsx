import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        Undo is easy as long as one person works in one tab. Then someone reloads, opens a second window, or undoes
        three steps and draws something else, and the work that was undone is gone for good.
      </p>
      <h3>How this page does it</h3>
      <p>
        Every change is a <strong>command</strong>: a list of small changes and the list that reverts them. A whole drag
        is one command, and so are arrow keys pressed in quick succession. The server numbers the commands and keeps
        them in order. Undo does not delete anything. It is a new command that goes back to an earlier step, and so is a
        jump with the scrubber. From that list, every window derives the same tree: when you go on from the past, the
        steps you left become a branch.
      </p>
      <Excerpt symbol="applyChanges" />
      <p>
        A command names the version it is based on in <code>If-Match</code>. If another window was faster, the server
        answers 412 with the commands in between. The page applies those first, puts yours after them, and sends it
        again. An Undo that goes back is the exception: it is dropped, because it would undo someone else’s step.
      </p>
      <Excerpt symbol="rebased" />
      <p>
        Commands are shown at once and wait in a queue in IndexedDB. Each has its own <code>Idempotency-Key</code>, so a
        reload or a lost reply neither loses a command nor runs it twice. After a reload, the page reads only the steps
        it doesn’t have yet.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          While you drag, nothing is rendered or painted. Copies of the shapes are in a layer of their own, and the
          browser moves the layer.
        </li>
        <li>
          The history drops its oldest steps at some point. A saved version is a copy with a name, so it stays. Going
          back to it is a new step.
        </li>
        <li>
          Undo takes back the last step of your own window. If another window has made steps since, going back would
          undo those. Then Undo is a new step that reverts yours, except for what has been changed again.
        </li>
        <li>
          The same rules run in the browser and on the server (<code>resources/floor-plans/rules.ts</code>).
        </li>
      </ul>
      <h3>What others do</h3>
      <p>
        Redux with undoable reducers or Immer’s patches keeps a list of states or of patches in one tab. Yjs and
        Automerge merge the work of many without a server that orders it, and bring an undo per person. Figma’s server
        orders changes, as here.
      </p>
      <h3>When not to</h3>
      <p>
        For a form, the browser’s own undo and a <em>Discard</em> button are enough. And where a step can’t be taken
        back (a letter that was sent), don’t offer undo: wait a few seconds before you send.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        只有一個人、一個分頁時，復原很簡單。一旦重新整理、開了第二個視窗，或復原三步後又畫了別的，被復原的內容就再也找不回來。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        每次變更都是一個<strong>指令</strong>
        ：一串小變更，加上能還原它們的另一串變更。一次拖曳是一個指令，連續按方向鍵也是。伺服器為指令編號並保存順序。復原不會刪除任何東西，而是一個新的指令，內容是「回到先前的步驟」；用滑桿跳到其他步驟也一樣。每個視窗都能從這份清單推導出相同的樹：從過去繼續往下做時，離開的步驟就成為分支。
      </p>
      <Excerpt symbol="applyChanges" />
      <p>
        指令會在 <code>If-Match</code> 註明依據的版本。若另一個視窗搶先一步，伺服器會回應
        412，並附上期間的指令。頁面先套用那些指令，再把您的指令接在後面重新送出。回到先前步驟的復原則是例外：它會取消，否則會復原別人的步驟。
      </p>
      <Excerpt symbol="rebased" />
      <p>
        指令會立即顯示，並在 IndexedDB 中排隊等候送出。每個指令都有自己的 <code>Idempotency-Key</code>
        ，因此重新整理或遺失回應時，既不會遺失指令，也不會重複執行。重新整理後，頁面只讀取還沒有的步驟。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>拖曳時不會重新渲染，也不會重新繪製：圖形的複本放在獨立的圖層，瀏覽器只移動這個圖層。</li>
        <li>歷程過長時會捨棄最舊的步驟；已存版本是有名稱的副本，所以會一直保留。回到某個版本也是一個新步驟。</li>
        <li>
          復原的是您這個視窗的最後一步。若另一個視窗之後又做了變更，就不能直接回到先前的步驟，因此復原會成為一個新步驟，只還原您的變更；之後又被改過的部分則維持不變。
        </li>
        <li>
          瀏覽器與伺服器使用同一份規則（<code>resources/floor-plans/rules.ts</code>）。
        </li>
      </ul>
      <h3>其他做法</h3>
      <p>
        Redux 搭配可復原的 reducer，或 Immer 的 patch，在單一分頁保存狀態或差異。Yjs 與 Automerge
        不需伺服器排序就能合併多人的修改，也有個人的復原。Figma 則和這裡一樣，由伺服器排定順序。
      </p>
      <h3>什麼時候不適合</h3>
      <p>
        表單用瀏覽器自己的復原和「捨棄」按鈕就夠了。無法收回的動作，例如寄出的信，不要提供復原，而是延後幾秒再送出。
      </p>
    </>
  ),
}
