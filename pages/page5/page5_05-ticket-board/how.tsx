import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        A board is a list that several people reorder at the same time. Dragging is the easy part. The hard parts are a
        card that jumps back because its move failed, two cards in the same position, moving cards with the keyboard,
        and tickets that are closed without anybody having worked on them.
      </p>
      <h3>How this page does it</h3>
      <p>
        A move is an optimistic update. The request names the version you saw and the card above the new position. The
        server owns the status rules and the order. If it refuses, the card moves back and the page shows the reason.
        Other windows are notified over <code>/ws/live</code> and refetch their columns.
      </p>
      <Excerpt symbol="withMoved" />
      <p>
        Ranks are integers with gaps of 1,024. A move writes a single row, with a rank halfway between its neighbors.
        When a gap is used up, the server renumbers the column. A lock serializes the moves within a sandbox, so two
        cards moved to the same place at once get different ranks.
      </p>
      <Excerpt symbol="rankBetween" />
      <h3>Worth noticing</h3>
      <ul>
        <li>
          On a filtered board, a card has different neighbors than on your colleague’s board. “Below this ticket” means
          the same on both; an index would not.
        </li>
        <li>
          Space picks up a card, the arrow keys move it, and screen readers announce each position. Dragging uses the
          same three steps.
        </li>
        <li>
          The page marks columns that would refuse the card, but still sends the move, because only the server has the
          final say.
        </li>
        <li>
          Closed tickets have no order of their own: the newest comes first, wherever it was dropped, because its rank
          is the time of its closing.
        </li>
        <li>Undo is another move. The page offers it only if the status rules allow the way back.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        dnd-kit and Pragmatic drag and drop move elements well; the order and the conflict are yours. Many boards store
        the whole list of ids: simple, but two moves at once overwrite each other. Figma and Linear use strings between
        two keys (fractional indexing), which never run out and grow instead.
      </p>
      <h3>When not to</h3>
      <p>
        If the order follows from the data (date, priority), sort by it and don’t let people drag. And a list that one
        person orders needs no lock and no gaps.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        看板是多人同時排序的清單。拖曳不難，難的是其他部分：移動失敗後卡片跳回原位、兩張卡片搶同一個位置、用鍵盤移動，以及沒有人處理過就結案的工單。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        移動採用樂觀更新，請求會帶上您看到的版本，以及新位置上方的卡片。狀態規則與順序由伺服器管理；若被拒絕，卡片會回到原位並說明原因。其他視窗透過
        <code>/ws/live</code> 得知工單有變動，便重新讀取各欄。
      </p>
      <Excerpt symbol="withMoved" />
      <p>
        排序值是間隔 1,024
        的整數，因此一次移動只寫入一列：取上下兩張的中間值。沒有空間時，伺服器會把該欄重新編號。同一沙盒的移動會以鎖定依序處理，因此兩張卡片同時移到同一處，也會得到不同的排序值。
      </p>
      <Excerpt symbol="rankBetween" />
      <h3>值得留意</h3>
      <ul>
        <li>篩選後的看板與同事看到的上下鄰居不同；「放在這張之下」對兩邊意思一樣，用排序值或索引就不一定了。</li>
        <li>空白鍵拿起卡片，方向鍵移動，螢幕閱讀器會報讀每個位置。拖曳也是同樣的三個步驟。</li>
        <li>頁面會標示不允許的欄，但仍會送出移動，因為最終由伺服器決定。</li>
        <li>復原其實是另一次移動，只有規則允許移回時才提供。</li>
        <li>已結案的工單不必排序：名次就是結案時間，所以無論放在哪裡，最新的都在最上方。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        dnd-kit 與 Pragmatic drag and drop
        很會移動元素，順序與衝突要自己處理。不少看板把整串編號存起來，寫法簡單，但兩人同時移動就會互相蓋掉。Figma 與
        Linear 用介於兩鍵之間的字串（fractional indexing），不會用完，只會變長。
      </p>
      <h3>什麼時候不適合</h3>
      <p>
        如果順序本來就由資料決定，例如日期或優先度，就直接排序，不必拖曳。只有一個人會調整的清單，也用不到鎖與間隔。
      </p>
    </>
  ),
}
