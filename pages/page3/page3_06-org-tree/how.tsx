import { Keys } from '#client/shortcuts/keys.tsx'
import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

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
      <Excerpt symbol="stepOf" />
      <p>
        A move is an optimistic update, sent with the version that you saw. The server walks from the target up to the
        company and refuses the move if it meets the team that is being moved. “Shops below Online” and “Online below
        Shops” would both pass this check at the same moment, so moves of teams take a lock: the second one is checked
        only after the first is committed.
      </p>
      <Excerpt symbol="requireParent" />
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
      <h3>What others do</h3>
      <p>
        Component libraries ship trees that load lazily, and some with drag and drop; the check for circles and the lock
        are left to you. Others store a path (<code>/1/4/9</code>) or nested sets in each row: subtrees are read faster,
        but a move rewrites many rows.
      </p>
      <h3>When not to</h3>
      <p>
        With thirty nodes, load the whole tree and leave out the paging. And if people mostly search for a name, a list
        with a path beside each hit is better than a tree.
      </p>
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
      <Excerpt symbol="stepOf" />
      <p>
        移動採用樂觀更新，並帶上您看到的版本送出。伺服器從目標一路往上走到公司，若途中遇到正在移動的團隊就會拒絕。「門市部移到電商部之下」與「電商部移到門市部之下」若同時檢查，兩者都會通過；因此移動團隊時會加鎖，後者要等前者寫入後才檢查。
      </p>
      <Excerpt symbol="requireParent" />
      <h3>值得留意</h3>
      <ul>
        <li>拖曳時標示的「不能放」只是依已載入的內容判斷；只有伺服器知道整棵樹。</li>
        <li>
          用 <Keys of="cut" /> 剪下的團隊會記住當時的版本。貼上前若有人移動過它，會先詢問您。
        </li>
        <li>復原其實是另一次移動，同樣要經過檢查，也可能被拒絕。</li>
        <li>只有空的團隊能刪除。伺服器在同一個鎖之下檢查，因此同時加入的人不是被計入，就是被拒絕。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        元件庫提供延遲載入的樹，有些也能拖曳，但檢查循環與加鎖要自己做。也有人在每一列存路徑（<code>/1/4/9</code>
        ）或巢狀集合：讀取子樹較快，移動時卻要改寫很多列。
      </p>
      <h3>什麼時候不適合</h3>
      <p>只有三十個節點時，整棵載入即可，不必分頁。如果大家多半是在找名字，列出結果並附上路徑，比樹更好用。</p>
    </>
  ),
}
