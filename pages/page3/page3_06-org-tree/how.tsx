import { Keys } from '#client/shortcuts/keys.tsx'

export default {
  en: () => (
    <>
      <p>
        A tree looks simple until it has two thousand nodes, two people who move them, and a user who can’t see it. If
        you load all of it, most is wasted. If nodes can only be dragged, keyboard users are left out. And two moves
        that are each valid can together form a cycle that no query gets out of.
      </p>
      <h3>How this page does it</h3>
      <p>
        Expanding a team loads only its direct children: its subteams, and its members fifty at a time. Each team comes
        with its child count, so an empty team sends no request. The arrow keys, letters and levels follow the WAI-ARIA
        tree pattern: the tree is one tab stop, and screen readers announce the position.
      </p>
      <p>
        A move is an optimistic update, sent with the version that you saw. The server walks from the target up to the
        company and refuses the move if it meets the team that is being moved. “Shops below Online” and “Online below
        Shops” would both pass this check at the same moment, so moves of teams take a lock: the second one is checked
        only after the first is committed.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          While you drag, the page marks invalid targets from what it has loaded. Only the server knows the whole tree.
        </li>
        <li>
          A team that you cut with <Keys of="cut" /> keeps its version. If somebody else moves it before you paste, the
          page asks you first.
        </li>
        <li>Undo is a move like any other, so it can be refused too.</li>
        <li>
          You can delete a team only when it is empty. The server checks this under the same lock, so someone who joins
          at the same moment is either counted or refused.
        </li>
      </ul>
    </>
  ),
  zh: () => (
    <>
      <p>
        樹看起來很簡單，直到它有兩千個節點、兩個人同時移動它，還有一位看不見畫面的使用者。全部載入，大半都用不到；只能拖曳，鍵盤使用者就無法操作；兩個各自正確的移動，合起來卻可能形成循環。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        展開一個團隊時，只讀取它的直屬下級：子團隊，以及一次五十位的成員。每個團隊都帶有下級數量，所以空的團隊不必再問。方向鍵、輸入跳轉與層級都遵循
        WAI-ARIA 的樹狀模式：只占一個 Tab 停留點，螢幕閱讀器會讀出所在位置。
      </p>
      <p>
        移動採用樂觀更新，並帶上您看到的版本送出。伺服器從目標一路往上走到公司，若途中遇到正在移動的團隊就會拒絕。「門市部移到電商部之下」與「電商部移到門市部之下」若同時檢查，兩者都會通過；因此移動團隊時會加鎖，後者要等前者寫入後才檢查。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>拖曳時標示的「不能放」只是依已載入的內容判斷；只有伺服器知道整棵樹。</li>
        <li>
          用 <Keys of="cut" /> 剪下的團隊會記住當時的版本。貼上前若有人移動過它，會先詢問您。
        </li>
        <li>復原其實是另一次移動，同樣要經過檢查，也可能被拒絕。</li>
        <li>只有空的團隊能刪除。伺服器在同一個鎖之下檢查，因此同時加入的人不是被計入，就是被拒絕。</li>
      </ul>
    </>
  ),
}
