// Written by `python -m crownfield.server.protocol.typescript` from the server's protocol: do not edit.

/** Which protocol this is; it changes whenever pages from before could not go on. */
export type Protocol = 3;

export type Reaction = 'bravo' | 'hurry' | 'oops' | 'thanks' | 'luck' | 'wow';

export type Question = 'take_back' | 'abort' | 'substitute';

export type Status = 'waiting' | 'playing' | 'over' | 'aborted';

/** From the weakest to the strongest. */
export type Level = 'page' | 'squire' | 'steward' | 'marshal' | 'chancellor' | 'regent';

export type SeatKind = 'person' | 'computer';

/** Why something was refused; the client has a sentence for each. */
export type Code =
  | 'unreadable'
  | 'too_large'
  | 'too_fast'
  | 'unknown_game'
  | 'unknown_table'
  | 'wrong_token'
  | 'not_your_seat'
  | 'not_your_turn'
  | 'stale'
  | 'not_allowed'
  | 'nothing_to_undo'
  | 'revealed'
  | 'not_complete'
  | 'bad_options'
  | 'bad_record'
  | 'not_started'
  | 'over'
  | 'too_many_games'
  | 'compiling'
  | 'server_error'
  | 'no_free_seat'
  | 'colour_taken'
  | 'no_hints'
  | 'no_network'
  | 'damaged'
  | 'spent'
  | 'present'
  | 'too_soon'
  | 'reload';

/** What is wrong with a record or with a kingdom for the score pad; the client has a sentence for each. */
export type Reason =
  | 'no_record'
  | 'damaged'
  | 'illegal'
  | 'other_pieces'
  | 'wrong_scores'
  | 'too_long'
  | 'no_castle'
  | 'odd_squares'
  | 'too_wide'
  | 'apart'
  | 'not_in_the_box';

/** What lies on a square of a kingdom. */
export interface SquareView {
  terrain: string;
  crowns: number;
}

/** A domino on offer, and whose king stands on it. */
export interface RowEntry {
  number: number;
  seat: number | null;
}

export interface RowView {
  box: string;
  dominoes: RowEntry[];
}

/** What every dominoes game shows beside its kingdoms. */
export interface DominoesTable {
  players: number;
  grid: number;
  phase: string;
  actor: number | 'chance' | null;
  round: number;
  rounds: number;
  row: RowView | null;
  turn: number | null;
  next: RowView | null;
  /** Per seat: how many of its kings are still to be put on a domino of the first row. */
  kings: number[];
  /** The seats whose kings are known to come next, in order. */
  coming: number[];
  /** Per box: the numbers of the dominoes that nobody has seen. */
  unseen: Record<string, number[]>;
}

export interface KingdomView {
  seats: number[];
  squares: Record<string, SquareView>;
}

export interface KingdominoView extends DominoesTable {
  game: 'kingdomino';
  kingdoms: KingdomView[];
}

/** A square that a knight may stand on, or that a building lies on. */
export interface PlotView extends SquareView {
  knight?: boolean;
  building?: string;
}

/** A kingdom and what it owns. */
export interface EstateView {
  seats: number[];
  squares: Record<string, PlotView>;
  coins: number;
  knights: number;
  towers: number;
  queen: boolean;
}

/** The builders' street. */
export interface Market {
  /** The building at every price, from the dearest. */
  slots: Record<string, string | null>;
  top: string | null;
  /** The price at which it sits, or null in its cave. */
  dragon: number | null;
}

export interface Bank {
  knights: number;
  towers: number;
}

export interface QueendominoView extends DominoesTable {
  game: 'queendomino';
  kingdoms: EstateView[];
  /** The two squares of the domino that was laid this turn. */
  placed: string[] | null;
  market: Market;
  /** How many of each building nobody has seen. */
  pile: Record<string, number>;
  bank: Bank;
}

export type SpellState = 'open' | 'won' | 'ready' | 'used' | 'closed';

export interface MapSquare {
  coat: string;
  crosses: number;
}

export interface MapFacts {
  squares: Record<string, MapSquare>;
  castle_used: boolean;
  drew: boolean;
  boxes: Record<string, number>;
  spells: Record<string, SpellState>;
  bonus_coat: string | null;
}

/** A player's map and spellbook. */
export interface MapView extends MapFacts {
  seat: number;
}

/** A die on the table, and who has taken it. */
export interface DieView {
  face: number;
  seat: number | null;
}

/** What the actor has decided about the dice to be drawn. */
export interface DuelDraft {
  cross: number | null;
  coats: Record<string, string>;
  mode: string | null;
}

export interface DuelTable {
  game: 'duel';
  players: 2;
  phase: string;
  actor: number | 'chance' | null;
  round: number;
  first: number | null;
  dice: DieView[] | null;
  draft: DuelDraft | null;
  maps: MapView[];
}

export interface DuelView extends DuelTable {
  /** What drawing nothing would do, where that is allowed now. */
  skip: 'goes_on' | 'may_end' | 'ends' | null;
}

export type DominoesView = KingdominoView | QueendominoView;

export type AnyView = KingdominoView | QueendominoView | DuelView;

/** The first message of a connection: what opens its seats (or lets it watch), and how it speaks. */
export interface Hello {
  type: 'hello';
  game: string;
  tokens: string[];
  /**
   * A key for each token, in their order. Where the token is an invitation that nobody has used, it is spent for the
   * key, and from then on the key alone opens the seat; the same two together are welcome again.
   */
  keys?: string[];
  /** `Protocol`; 1 is a page from before there were numbers. */
  protocol?: number;
  names?: string[];
  nonce?: string | null;
  /** The largest number of what was `said` that this page has heard; only later words are told. */
  heard?: number;
}

/** Is anybody there? A page asks when it has heard nothing for a while; at most once a second. */
export interface Ping {
  type: 'ping';
}

/** What every other message of a page has. */
export interface Command {
  id: string;
}

/** One decision of the turn, drafted by the seat to act; `version` is the table it was decided on. */
export interface Move {
  type: 'move';
  id: string;
  version: string;
  move: string;
}

/** The last decision of the draft is taken back. */
export interface Undo {
  type: 'undo';
  id: string;
  version: string;
}

/** The drafted turn becomes final. */
export interface Confirm {
  type: 'confirm';
  id: string;
  version: string;
}

/**
 * The person to act asks what would be good; only where no other person plays at another device.
 *
 * It is done once its `hints` were told, or when there are none any more because the table has changed meanwhile.
 */
export interface Hint {
  type: 'hint';
  id: string;
  version: string;
}

/**
 * A question to everybody at the table: take the last turn back, end the game without a winner, or let a computer
 * play for whoever is absent until they return.
 */
export interface Ask {
  type: 'ask';
  id: string;
  question: Question;
}

export interface Answer {
  type: 'answer';
  id: string;
  question: Question;
  agree: boolean;
}

/** The seat gives up: a computer plays it to the end. */
export interface Resign {
  type: 'resign';
  id: string;
  seat: number;
}

export interface Say {
  type: 'say';
  id: string;
  text: string;
  team?: boolean;
}

export interface React {
  type: 'react';
  id: string;
  reaction: Reaction;
}

export interface Rename {
  type: 'rename';
  id: string;
  seat: number;
  name: string;
}

/** The seat takes another of the eight colours, one that no other seat has. */
export interface Recolour {
  type: 'recolour';
  id: string;
  seat: number;
  colour: number;
}

export type ClientMessage =
  | Hello
  | Ping
  | Move
  | Undo
  | Confirm
  | Hint
  | Ask
  | Answer
  | Resign
  | Say
  | React
  | Rename
  | Recolour;

/** Who sits where. */
export interface SeatState {
  seat: number;
  kingdom: number;
  kind: SeatKind;
  name: string;
  /** 0 to 7, another one for every seat; a team's kingdom shows the colour of its first seat. */
  colour: number;
  /** The computer's level; also set while a computer plays for an absent person. */
  level: Level | null;
  /** Whether somebody weaker plays for that level now, because it is still being compiled. */
  weaker: boolean;
  joined: boolean;
  connected: boolean;
  resigned: boolean;
  /** Whether there is an invitation to it that nobody has used. */
  invited: boolean;
  /** When the host took the seat from a guest who was away, to invite somebody anew. */
  replaced_at: number | null;
  seconds_left: number | null;
}

/** What your key now opens: from here on it stands for these tokens of your hello, by their places there. */
export interface Keyed {
  type: 'keyed';
  places: number[];
}

/** A move that may be drafted now, and the points its kingdom would gain by it. */
export interface LegalMove {
  move: string;
  gain: number;
}

/** A region of a kingdom, for points so far: squares × crowns. */
export interface Region {
  kingdom: number;
  terrain: string;
  squares: string[];
  crowns: number;
}

export interface Scores {
  seats: number[];
  total: number;
  parts: Record<string, number>;
}

/** One line of the record; `seat` is null for chance. */
export interface Happened {
  seat: number | null;
  text: string;
}

/** Everything there is to see at a table, the draft of the seat to act included. */
export interface TableState {
  type: 'table';
  id: string;
  /** Opaque; another one whenever the table is another. */
  version: string;
  status: Status;
  game: string;
  players: number;
  options: Record<string, boolean | number>;
  /** Which game of a Dynasty this is (1 to 3), or null. */
  dynasty: number | null;
  /** Points from earlier games of the Dynasty, per kingdom. */
  carried: number[];
  /** The table where a Dynasty or a rematch goes on, when there is one. */
  next_game: string | null;
  commitment: string;
  secret: string | null;
  /** Whether turns are confirmed, or final with their last decision. */
  confirm: boolean;
  yours: number[];
  seats: SeatState[];
  view: AnyView;
  /** Per kingdom: the squares that still fit into its grid. */
  room: string[][];
  /** Per kingdom: the dominoes (or dice) that lie there, drafted ones included, but no dice that lie apart. */
  dominoes: [string, string][][];
  /** The seat whose turn it is and whose draft lies here; null when nobody is to act. */
  acting: number | null;
  draft: string[];
  /** Whether the drafted turn lacks nothing but confirmation. */
  complete: boolean;
  /** Empty unless one of your seats is to act. */
  legal: LegalMove[];
  scores: Scores[];
  regions: Region[];
  winners: number[];
  events: Happened[];
  /** Open questions, and the seats that have agreed. */
  questions: Partial<Record<Question, number[]>>;
  thinking: boolean;
  /** How far the computer players are compiled, from 0 to 1, while that takes; hints wait for it. */
  preparing: number | null;
  /** Whether this browser may ask for hints when it is to act. */
  hints: boolean;
  /** Whether this browser set the table up, and so may invite anew. */
  host: boolean;
}

/** A message was obeyed: what came of it is stored, and was told before this. */
export interface Done {
  type: 'done';
  id: string;
}

/** Something was not done, and nothing has changed. */
export interface Refused {
  type: 'refused';
  /** Of the message; null where this answers none that has one. */
  id: string | null;
  code: Code;
  detail: string;
}

/** A way to go on with the turn, and what is to be expected of it. */
export interface Idea {
  moves: string[];
  /** The chance that its side wins, from 0 to 1; shared victories count as their share. */
  win: number;
  /** What its kingdom is expected to have at the end. */
  points: number;
  /** Whether nothing is left to chance: these are the figures when everybody plays their best. */
  exact: boolean;
  /** How often the game was played on from here. */
  tries: number;
}

/** The answer to `hint`, best first, for whoever asked and as long as the table is of this version. */
export interface Hints {
  type: 'hints';
  version: string;
  ideas: Idea[];
}

/** Words, each told once to everybody who may hear them. */
export interface Said {
  type: 'said';
  /** Its place among all that was said at this table, from 1. */
  number: number;
  seat: number | null;
  name: string;
  text: string;
  team: boolean;
  at: number;
}

export interface Reacted {
  type: 'reacted';
  seat: number;
  reaction: Reaction;
}

/** The answer to `ping`. */
export interface Pong {
  type: 'pong';
}

export type ServerMessage = TableState | Keyed | Done | Refused | Hints | Said | Reacted | Pong;

/** Who shall sit there: this browser, somebody by link, or a computer. */
export interface SeatWish {
  kind: 'mine' | 'link' | 'computer';
  name?: string;
  level?: Level;
  /** null for any that is left. */
  colour?: number | null;
}

export interface NewGame {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number>;
  dynasty?: boolean;
  confirm?: boolean;
  seconds_per_move?: number | null;
  /** Whether strangers may take its free link seats, where the host allows that (`Info.open_tables`). */
  listed?: boolean;
}

/** The token of a seat: one's own opens it; a friend's is spent for the key of whoever first comes with it. */
export interface Invitation {
  seat: number;
  token: string;
  kind: 'mine' | 'link';
}

export interface Created {
  id: string;
  commitment: string;
  invitations: Invitation[];
  spectator: string;
  /** What shows that one set the table up: the token of one's own seat, or one that opens none. */
  host: string;
}

/** The host invites anew: nobody has used the old invitation, or its guest is away. */
export interface Invite {
  seat: number;
}

/** A table that waits for anybody who would like to play. */
export interface OpenTable {
  id: string;
  game: string;
  players: number;
  options: Record<string, boolean | number>;
  dynasty: boolean;
  seconds_per_move: number | null;
  /** The people who sit there already. */
  names: string[];
  free: number;
  since: number;
}

/** A stranger takes a free seat of an open table. */
export interface Sit {
  name?: string;
}

export interface OptionFacts {
  name: string;
  default: boolean | number;
  players: number[];
}

/** What the front door offers. */
export interface GameFacts {
  name: string;
  players: number[];
  options: OptionFacts[];
  /** Whether its rules are compiled; the first game of a kind must wait for that. */
  ready: boolean;
  progress: number;
}

/** What a building grants and scores, and how sure that is; `terrain` and `tax_bonus_per` may be empty. */
export interface BuildingFacts {
  id: string;
  copies: number;
  crowns: number;
  knights: number;
  towers: number;
  points: number;
  points_per: string;
  terrain: string;
  tax_bonus_per: string;
  score_confidence: string;
  bonus_confidence: string;
  names: Record<string, string>;
}

/** What is printed on the pieces. */
export interface Printed {
  /** Per box and number. */
  dominoes: Record<string, Record<string, [[string, number], [string, number]]>>;
  buildings: Record<string, BuildingFacts>;
  dice: [string, number][][];
  /** Per coat: the boxes of its row in the spellbook. */
  boxes: Record<string, number>;
  /** Per coat: the spell of that row. */
  spells: Record<string, string>;
  /** How sure the dice and the spellbook are. */
  confidence: Record<string, string>;
}

export interface Info {
  version: string;
  /** Where invitations should lead; empty for wherever the page came from. */
  public_url: string;
  /** Whether there is a list of open tables. */
  open_tables: boolean;
  games: GameFacts[];
  levels: string[];
  components: Printed;
}

/** The table at one moment of a replay. */
export interface Frame {
  view: AnyView;
  room: string[][];
  dominoes: [string, string][][];
  scores: Scores[];
  regions: Region[];
}

/** What happened next, and what it changed in the frame before it: first some of it goes, then some is put there. */
export interface Step {
  event: Happened;
  drop: ((string | number)[])[];
  put: ([(string | number)[], unknown])[];
}

/** A record, or the file of a Dynasty. */
export interface ReplayRequest {
  record: string;
  /** Which game of a Dynasty. */
  number?: number;
}

/** The Dynasty in whose file a replayed game stands. */
export interface DynastyFacts {
  /** Which of its games is replayed, counted from 1. */
  number: number;
  /** How many games the file tells. */
  games: number;
  /** The points of every kingdom in all of them that are over. */
  totals: number[];
  /** The seats that have won the Dynasty; empty before its end. */
  winners: number[];
}

export interface ReplayReply {
  game: string;
  players: number;
  options: Record<string, boolean | number>;
  names: string[];
  colours: number[];
  winners: number[];
  /** Whether the deal follows from the commitment; null when the record has none or is not finished. */
  verified: boolean | null;
  start: Frame;
  steps: Step[];
  /** Of this game alone. */
  record: string;
  dynasty?: DynastyFacts | null;
}

/** A kingdom in the format of the score pad. */
export interface ScoreRequest {
  sheet: string;
}

export interface QrRequest {
  text: string;
}

/** Where a rematch or the next game of a Dynasty is; the links of the old table open it too. */
export interface NextGame {
  id: string;
}

/** The body of every HTTP error; `detail` is for developers. */
export interface ErrorReply {
  code: Code;
  detail: string;
  reason?: Reason | null;
  /** Where in the record or the sheet, counted from 1. */
  line?: number | null;
}
