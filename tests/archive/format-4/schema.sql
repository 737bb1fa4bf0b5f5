BEGIN TRANSACTION;
CREATE TABLE about (
	schema_version INTEGER NOT NULL, 
	PRIMARY KEY (schema_version)
);
INSERT INTO "about" VALUES(2);
CREATE TABLE entries (
	code VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	body BLOB NOT NULL, 
	PRIMARY KEY (code, number)
);
CREATE TABLE pulse (
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (number)
);
CREATE TABLE tables (
	code VARCHAR(16) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	phase VARCHAR(16) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	touched FLOAT NOT NULL, 
	summary BLOB NOT NULL, 
	PRIMARY KEY (code)
);
CREATE INDEX ix_tables_touched ON tables (touched);
CREATE INDEX ix_tables_listed ON tables (listed);
COMMIT;
